// What the images of the editors' guide show: entries of a day, beside the sample content.

const ARTICLE = 'api::article.article';
/** An image without alternative text. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** @typedef {Awaited<ReturnType<typeof import('./cms.mjs').startCms>>} Cms */

/**
 * The entries that the images show, created over the admin's own API.
 *
 * @param {Cms} cms
 */
export async function prepareContent(cms) {
  const { createEditor } = await import('../../cms/scripts/editor.mjs');
  const { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword } = cms.secrets;
  const editor = await createEditor({ url: cms.url, adminEmail, adminPassword });
  /** @type {(uid: string, field: string, value: string) => Promise<string>} */
  const idOf = async (uid, field, value) => {
    const entry = await editor.find(uid, field, value);
    if (!entry) throw new Error(`The sample content has no ${uid} whose ${field} is "${value}".`);
    return entry.documentId;
  };

  const image = await editor.upload('new-office.png', {}, PNG);
  const silent = await editor.create(ARTICLE, {
    title: 'Our new office in Arusha',
    slug: 'our-new-office-in-arusha',
    description: 'From March, four consultants work from Sokoine Road.',
    cover: image.id,
  });
  const planned = await editor.create(ARTICLE, {
    title: 'Closed on Union Day',
    slug: 'closed-on-union-day',
    description: 'The support desk answers by phone; the office opens again on Monday.',
    publishAt: '2030-04-25T05:00:00.000Z',
  });
  await prepareLeads(cms, editor);
  const revised = await editor.createArticle({
    title: 'Support on public holidays',
    slug: 'support-on-public-holidays',
    description: 'The desk answers from nine to one.',
  });
  await editor.publishArticle(revised.documentId, {
    description: 'The desk answers from eight to two, by phone and by mail.',
  });
  await editor.request('POST', `/review/${ARTICLE}/${planned.documentId}`, {
    status: 'ready',
    comment: 'Please look at the hours of the support desk.',
  });
  const question = await editor.create('api::qna.qna', {
    title: 'Do you work on site?',
    description: 'Yes, from the first week.',
  });
  await editor.remove('api::qna.qna', question.documentId);
  const redirect = await editor.create('api::redirect.redirect', {
    from: '/price-list',
    to: '/services',
    type: 'permanent',
    note: 'Printed on the flyer of 2024.',
  });
  await send(cms, 'missed-addresses/report', [
    { path: '/downloads/brochure', hits: 14, referrer: 'https://example.com/partners' },
    { path: '/carrers', hits: 6, referrer: '/post/closed-on-union-day' },
  ]);
  return {
    redirect: redirect.documentId,
    article: await idOf(ARTICLE, 'slug', 'everything-in-one-place'),
    planned: planned.documentId,
    revised: revised.documentId,
    silent: silent.documentId,
    menu: await idOf('api::menu.menu', 'slug', 'erp'),
    menuBar: await idOf('api::menu.menu', 'slug', 'solutions'),
    office: await idOf('api::company-address.company-address', 'label', 'Mombasa'),
    member: await idOf('api::team.team', 'name', 'Neema Kessy'),
    script: await idOf('api::global-entity.global-entity', 'key', 'embedded-javascript'),
  };
}

/**
 * What visitors have sent, the newest last.
 *
 * @param {Cms} cms
 * @param {import('../../cms/scripts/editor.mjs').Editor} editor
 */
async function prepareLeads(cms, editor) {
  await send(cms, 'contacts', {
    name: 'Neema Kweka',
    company_name: 'Kariakoo Traders',
    email: 'neema@example.com',
    phone: '+255 754 000 001',
    message:
      'We run three depots on one spreadsheet.\nCan you look at it before the audit in March?',
    source: { page: '/contact', referrer: 'https://www.google.com/', utm: {} },
  });
  await send(cms, 'free-quotes', {
    name: 'Juma Salehe',
    email: 'juma@example.com',
    phone: '+255 713 000 002',
    service: 'Cloud and Hosting',
    message: 'Two servers, and nobody who looks after them.',
    source: { page: '/services', referrer: null, utm: {} },
  });
  await send(cms, 'quote-requests', {
    name: 'Asha Mwinyi',
    email: 'asha@example.com',
    phone: '+255 700 000 000',
    service: 'ERP consulting',
    message: 'We run three shops in Arusha.',
    source: { page: '/services', referrer: null, utm: { utm_source: 'letter' } },
  });
  const contact = 'api::contact.contact';
  const lead = await editor.find(contact, 'name', 'Neema Kweka');
  if (!lead) throw new Error('The lead with a note was not taken.');
  await editor.request('POST', `/leads/${contact}/${lead.documentId}/notes`, {
    text: 'Called back; visit on Monday at ten.',
  });
}

/**
 * Writes over the content API, as the site does.
 *
 * @param {Cms} cms
 * @param {string} target below `/api/`
 * @param {unknown} data
 */
function send(cms, target, data) {
  return fetch(`${cms.url}/api/${target}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${cms.secrets.CONTENT_API_TOKEN}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ data }),
  });
}
