import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../tests/support/listen';
import { PNG, pngOfSize } from '../../tests/support/png';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { entriesOf, entryOf, firstOf, textOf } from './support/client';
import { sharedCms } from './support/cms';
import { refuseFile } from './support/database';
import { joinStaff } from './support/staff';

const NS = 'xmlns="http://www.w3.org/2000/svg" width="9" height="9"';
const svg = (inner: string, attributes = '') => `<svg ${NS} ${attributes}>${inner}</svg>`;
const PLAIN = svg('<path d="M0 0h9v9z" fill="url(#g)"/>');

const cms = await sharedCms();
const editor = await createEditor(cms);

/** Sends a file under any name and type, as a hostile client would. */
async function send(
  name: string,
  content: string | Buffer,
  type = 'image/svg+xml',
  target = '/upload',
) {
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  form.set('fileInfo', JSON.stringify({ name }));
  return editor.request('POST', target, form);
}

test('drawings of the usual programs are taken, and served with a policy that runs nothing', async () => {
  const drawings = {
    'plain.svg': PLAIN,
    'illustrator.svg': `<?xml version="1.0" encoding="utf-8"?><!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<style type="text/css">.st0{fill:url(#a);}</style><g id="Layer_1"/>')}`,
    'inkscape.svg': svg(
      '<sodipodi:namedview pagecolor="#fff"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><use xlink:href="#a"/><image href="data:image/png;base64,AA"/>',
      'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink"',
    ),
    'moving.svg': svg(
      '<circle r="4"><animate attributeName="r" values="1;4;1"/></circle><a href="https://example.com"><text>Words about a script</text></a>',
    ),
  };
  for (const [name, content] of Object.entries(drawings)) {
    const file = await editor.upload(name, { alternativeText: 'A drawing' }, content);
    const response = await fetch(cms.url + file.url);
    expect(response.status, name).toBe(200);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

// To draw either takes minutes: without the rule the test runs into its time-out.
test('a drawing is not drawn by the service', async () => {
  const copies = Array.from({ length: 6 }, (_, index) => {
    const use = `<use href="#c${index}"/>`.repeat(10);
    return `<g id="c${index + 1}">${use}</g>`;
  });
  const drawings = {
    'copies.svg': svg(
      `<defs><g id="c0"><rect width="1" height="1"/></g>${copies.join('')}</defs><use href="#c6"/>`,
    ),
    'noise.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000"><filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="9"/></filter>${'<rect width="6000" height="6000" filter="url(#f)"/>'.repeat(3)}</svg>`,
  };
  for (const [name, content] of Object.entries(drawings)) {
    const { width } = await editor.upload(name, { alternativeText: 'A drawing' }, content);
    expect(width, name).toBeGreaterThan(0);
  }
});

test('a photograph is told from a drawing by its colours, whatever its type', async () => {
  const [width, height] = [640, 400];
  const stripes = Array.from({ length: 16 }, (_, index) => {
    const fill = ['#141b2b', '#f43f5e', '#0f766e', '#d9a441', '#faf8f5'][index % 5];
    return `<path d="M${index * 40} 0h40v400l-90-90z" fill="${fill}"/>`;
  });
  const drawing = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">${stripes.join('')}</svg>`,
    ),
  );
  // What a sensor sees: light that falls off to one side, and noise.
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><linearGradient id="l"><stop stop-color="#7a4a20"/><stop offset="1" stop-color="#9cc4e8"/></linearGradient><path fill="url(#l)" fill-opacity=".7" d="M0 0h640v400H0z"/></svg>`,
  );
  const photo = sharp({
    create: {
      ...{ width, height, channels: 3, background: 'black' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  }).composite([{ input: light }]);
  for (const [image, isPhotograph] of [
    [drawing, false],
    [photo, true],
  ] as const) {
    for (const type of ['webp', 'png'] as const) {
      const content = await image.clone().toFormat(type).toBuffer();
      const file = await editor.upload(`seen.${type}`, { alternativeText: 'Seen' }, content);
      expect(file, type).toMatchObject({ formats: { thumbnail: { isPhotograph } } });
    }
  }
});

test('only a file whose address says its version is stored for a day', async () => {
  const file = await editor.upload('wall.svg', { alternativeText: 'A wall' }, PLAIN);
  const ageOf = async (query: string) => {
    const { headers } = await fetch(cms.url + file.url + query);
    return Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]);
  };
  expect(await ageOf('?v=1.abc')).toBe(86_400);
  expect(await ageOf('')).toBeLessThanOrEqual(3_600);
});

const HOSTILE = {
  'a script': svg('<script>alert(1)</script>'),
  'a script under another prefix': svg(
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  ),
  'a script of HTML': svg('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'),
  'HTML in foreignObject': svg(
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ),
  'a handler': svg('', 'onload="alert(1)"'),
  'a handler of an animation': svg('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>'),
  'a link that runs': svg('<a href="javascript:alert(1)"><text>x</text></a>'),
  'a link that runs, written in entities': svg(
    '<a xlink:href="&#106;ava&#115;cript:alert(1)"><text>x</text></a>',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  ),
  'an animation that makes a link run': svg(
    '<a><set attributeName="href" to="javascript:alert(1)"/><text>x</text></a>',
  ),
  'an image of another host': svg('<image href="https://evil.example/x.png"/>'),
  'another SVG': svg('<use href="https://evil.example/x.svg#a"/>'),
  'a data address that is a page': svg('<use href="data:image/svg+xml;base64,AA#a"/>'),
  'a style that loads': svg('<style>@import url(https://evil.example/x.css);</style>'),
  'a style in CDATA that loads': svg(
    '<style><![CDATA[.a{fill:url("https://evil.example/x")}]]></style>',
  ),
  'a style with an escape': svg('<rect style="fill:\\75rl(https://evil.example/x)"/>'),
  'an attribute that loads': svg('<rect fill="url(https://evil.example/x#a)"/>'),
  'a style whose words are split': svg(
    '<style>@im<!-- -->port "https://evil.example/x.css"</style>',
  ),
  'a style that loads without url()': svg(
    '<style>.a{mask:image-set("https://evil.example/x.png" 1x)}</style>',
  ),
  'a style whose words are split by an element': svg(
    '<style>.a{fill:ur<g>x</g>l(https://evil.example/x.svg#p)}</style>',
  ),
  'a style within a style': svg('<style>@im<style/>port "https://evil.example/x.css"</style>'),
  'elements in each other without end': svg(
    `<g xmlns:a="https://a.example">${'<a:g>'.repeat(150_000)}${'</a:g>'.repeat(150_000)}</g>`,
  ),
  'entities of its own': `<!DOCTYPE svg [<!ENTITY s "script">]>${PLAIN}`,
  'a style sheet beside it': `<?xml-stylesheet href="https://evil.example/x.xsl"?>${PLAIN}`,
  'another encoding': `<?xml version="1.0" encoding="UTF-7"?>${PLAIN}`,
  'bytes of UTF-16': Buffer.from(`\ufeff${svg('<script>alert(1)</script>')}`, 'utf16le'),
  'broken markup': '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
  'a page under the name of an SVG':
    '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>',
};

test('no way of writing the address of a file leaves the policy out', async () => {
  const file = await editor.upload('written.svg', { alternativeText: 'A drawing' }, PLAIN);
  const ways = ['/%75ploads/', '/uploads%2F', '/.%2Fuploads/', '/%2E%2Fuploads/', '/%2Fuploads/'];
  let found = 0;
  for (const way of ['/uploads/', '//uploads/', ...ways]) {
    const response = await fetch(cms.url + textOf(file.url).replace('/uploads/', way));
    if (response.status !== 200) continue;
    found += 1;
    expect(response.headers.get('content-security-policy'), way).toContain('sandbox');
  }
  expect(found).toBeGreaterThan(1);
});

test.for(Object.entries(HOSTILE))(
  'an SVG with %s is refused, and the sentence names it',
  async ([, content]) => {
    await expect(send('evil.svg', content)).rejects.toThrow(
      /: 400 .*“evil\.svg” was not taken: it /,
    );
  },
);

// What takes time that grows with the square of the length runs into the tests' time-out.
test('a drawing with a megabyte of spaces is read', async () => {
  const spaces = ' '.repeat(1_900_000);
  const file = await editor.upload('spaces.svg', {}, svg(`<path fill="url(${spaces}#a)"/>`));
  expect(file.name).toBe('spaces.svg');
});

test('the service fetches no file for its staff, and says so', async () => {
  let requests = 0;
  const receiver = createServer((_, response) => {
    requests += 1;
    response.end();
  });
  const port = await listen(receiver);
  onTestFinished(() => void receiver.close());
  const urls = [`http://127.0.0.1:${port}/x.png`];
  const author = await joinStaff(cms, editor, 'strapi-author', 'fetcher');
  for (const member of [author, editor]) {
    for (const path of ['/upload/actions/upload-from-urls', '/Upload/actions/upload-from-urls/']) {
      await expect(member.request('POST', path, { urls })).rejects.toThrow(
        /: 403 .*fetches no files from other addresses/,
      );
    }
  }
  expect(requests).toBe(0);
});

test('no other name, type or way brings one in', async () => {
  const active = HOSTILE['a script'];
  for (const [name, type] of [
    ['evil.png', 'image/png'],
    ['evil.SVG', 'application/octet-stream'],
    ['evil.xml', 'image/svg+xml'],
    ['evil.html', 'image/png'],
    ['evil.html', 'text/html'],
    ['evil.js', 'image/png'],
    ['evil.js', 'text/javascript'],
  ] as const) {
    await expect(send(name, active, type), `${name} as ${type}`).rejects.toThrow(/ 400 /);
  }

  const file = await editor.upload('logo.svg', {}, PLAIN);
  for (const [name, type] of [
    ['logo.svg', 'image/svg+xml'],
    ['logo.png', 'image/png'],
  ] as const) {
    const sent = send(name, active, type, `/upload?id=${file.id}`);
    await expect(sent, name).rejects.toThrow(/ 400 /);
  }
  // Behind more white space than is read to tell what a file is; of a video Strapi reads nothing.
  const behind = `${' '.repeat(2000)}${active}`;
  for (const content of [behind, Buffer.from(`\ufeff${behind}`, 'utf16le')]) {
    const sent = send('logo.mp4', content, 'application/octet-stream', `/upload?id=${file.id}`);
    await expect(sent).rejects.toThrow(/ 400 .*“logo\.mp4” was not taken: it /);
  }
  expect(await (await fetch(cms.url + file.url)).text()).toBe(PLAIN);
});

test('a file that begins like a PDF or an image is none by another name', async () => {
  const page = '<script>alert(1)</script>';
  const dot = Buffer.concat([PNG, Buffer.from(page)]);
  for (const name of ['page.HTM', 'run.js', 'run.hta']) {
    for (const type of ['application/octet-stream', 'image/png']) {
      for (const content of [`%PDF-1.4\n${page}`, dot])
        await expect(send(name, content, type), `${name} as ${type}`).rejects.toThrow(/ 400 /);
    }
  }
  for (const name of ['photo.PNG', 'saved-by-a-browser.jfif', 'without-an-ending'])
    await send(name, PNG, 'application/octet-stream');
});

test('what follows a dot in a name is not always an ending', async () => {
  for (const name of ['Team photo 1.5', 'St. Peter', 'page.', 'page. html', 'page.hypertext']) {
    for (const type of ['application/octet-stream', 'image/png']) {
      const stored = { name, ext: '.png', url: expect.stringMatching(/^\/uploads\/\w+\.png$/) };
      expect(await send(name, PNG, type), name).toMatchObject([stored]);
    }
  }
  // As a video camera stores them, in packets.
  const video = Buffer.alloc(2 * 188);
  for (const at of [0, 188]) video[at] = 0x47;
  for (const name of ['00001.MTS', '00001.m2ts'])
    await send(name, video, 'application/octet-stream');
});

// What takes time that grows with the square of the length runs into the tests' time-out.
test('a file is stored under a short name, and a name without end is refused', async () => {
  const name = `${'n'.repeat(240)}.png`;
  const file = await editor.upload(name, { alternativeText: 'A dot' }, PNG);
  expect(file.name).toBe(name);
  expect((await fetch(cms.url + file.url)).status).toBe(200);
  const endless = { name: `${'n'.repeat(200_000)}.png` };
  const refused = / 400 .*The name is too long: it has 200004 characters, and 255 are the most\./;
  await expect(editor.upload('long.png', endless, PNG)).rejects.toThrow(refused);
  await expect(editor.replaceMedia(file.id, 'long.png', endless, PNG)).rejects.toThrow(refused);
  await expect(editor.updateMedia(file.id, endless)).rejects.toThrow(refused);
});

test('what PostgreSQL cannot store is refused in what is said of a file, too', async () => {
  const file = await editor.upload('said.png', { alternativeText: 'A dot' }, PNG);
  for (const field of ['name', 'alternativeText', 'caption']) {
    const info = { [field]: 'a\0b' };
    const refused = / 400 .*The character U\+0000 cannot be stored/;
    await expect(editor.upload('null.png', info, PNG)).rejects.toThrow(refused);
    await expect(editor.replaceMedia(file.id, 'said.png', info, PNG)).rejects.toThrow(refused);
    await expect(editor.updateMedia(file.id, info)).rejects.toThrow(refused);
  }
});

test('a small file with more pixels than any camera has is refused, also as a replacement', async () => {
  const huge = pngOfSize(8_100, 8_000);
  const file = await editor.upload('small.png', { alternativeText: 'A dot' }, PNG);
  await expect(editor.upload('huge.png', {}, huge)).rejects.toThrow(
    / 400 .*“huge\.png” was not taken: it has 65 million pixels\. Make it smaller/,
  );
  await expect(editor.replaceMedia(file.id, 'small.png', {}, huge)).rejects.toThrow(
    / 400 .*pixels/,
  );
  // Strapi decodes an image whatever it is called.
  for (const [name, type] of [
    ['huge.mp4', 'video/mp4'],
    ['huge.pdf', 'application/pdf'],
  ] as const)
    await expect(send(name, huge, type), name).rejects.toThrow(/ 400 .*65 million pixels/);
  // These take more memory for each pixel.
  const dot = sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } });
  const webp = await dot.clone().webp().toBuffer();
  webp.writeUInt16LE(5_000, 26);
  webp.writeUInt16LE(4_900, 28);
  const avif = await dot.clone().avif().toBuffer();
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(3_700, size);
  avif.writeUInt32BE(3_600, size + 4);
  await expect(editor.upload('huge.webp', {}, webp)).rejects.toThrow(/25 million.*: 24 million/);
  await expect(editor.upload('huge.avif', {}, avif)).rejects.toThrow(/14 million.*: 13 million/);
  // Beyond this, nothing here reads the size.
  const largest = pngOfSize(2 ** 14, 2 ** 14 + 1);
  await expect(editor.upload('largest.png', {}, largest)).rejects.toThrow(
    / 400 .*“largest\.png” was not taken: it has more than 268 million pixels\. Make it smaller/,
  );
});

test('no file takes the place of one of another kind, whose address it would have', async () => {
  const pdf = '%PDF-1.4\n';
  const kinds = [
    ['scan.pdf', pdf, 'application/pdf', /“scan\.pdf” is a PDF/],
    ['desk.png', PNG, 'image/png', /“desk\.png” is a photo/],
    ['mark.svg', PLAIN, 'image/svg+xml', /“mark\.svg” is an SVG/],
  ] as const;
  for (const [name, content, type, sentence] of kinds) {
    const [file] = entriesOf(await send(name, content, type));
    const at = `/upload/files/${file?.id}`;
    for (const [other, otherContent, otherType] of kinds) {
      const sent = send(other, otherContent, otherType, `${at}/replace`);
      if (other === name) await sent;
      else await expect(sent, `${name} by ${other}`).rejects.toThrow(sentence);
    }
    expect(await editor.request('GET', at)).toMatchObject({ mime: type });
  }
});

test('a photo that was taken upright is stored upright, also as a replacement', async () => {
  const white = { create: { width: 16, height: 32, channels: 3 as const, background: 'white' } };
  // As a phone stores it: on its side, with a note that the right side is the top.
  const photo = await sharp({ create: { width: 64, height: 32, channels: 3, background: 'black' } })
    .composite([{ input: white, left: 0, top: 0 }])
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const expectUpright = async (file: Record<string, unknown>) => {
    expect(file).toMatchObject({ width: 32, height: 64 });
    const stored = sharp(await (await fetch(cms.url + file.url)).arrayBuffer());
    expect(await stored.metadata()).toMatchObject({ width: 32, height: 64 });
    const pixels = await stored.raw().toBuffer();
    expect(pixels.at(0), 'the top is white').toBeGreaterThan(200);
    expect(pixels.at(-1), 'the rest is black').toBeLessThan(50);
  };
  const file = await editor.upload('phone.jpg', { alternativeText: 'A desk' }, photo);
  await expectUpright(file);
  await expectUpright(entryOf(await editor.replaceMedia(file.id, 'phone.jpg', {}, photo)));
});

test('a file that entries use is not deleted, alone or with others, and the sentence names one of them', async () => {
  const upload = (name: string) => editor.upload(name, { alternativeText: 'A desk' }, PNG);
  const [cover, inBlock, inText, unused] = [
    await upload('cover.png'),
    await upload('block.png'),
    await upload('text.png'),
    await upload('unused.png'),
  ];
  const { documentId } = await editor.createArticle({
    title: 'Month-end',
    slug: 'used-files',
    cover: cover.id,
    seo: { metaTitle: 'Month-end', shareImage: inBlock.id },
    blocks: [
      { __component: 'shared.slider-wrapper', files: [{ file: inBlock.id }] },
      {
        __component: 'shared.rich-text-markdown-wrapper',
        body: `![A desk](${textOf(inText.url).replace('/uploads/', '/uploads/small_')})`,
      },
    ],
  });
  const person = await editor.create('api::team.team', { name: 'Asha', profile: inBlock.id });
  const remove = ({ id }: { id: number }) => editor.removeMedia(id);
  const removeAll = (fileIds: number[], folderIds: number[] = []) =>
    editor.request('POST', '/upload/actions/bulk-delete', { fileIds, folderIds });

  await expect(remove(cover)).rejects.toThrow(
    / 400 .*“cover\.png” is used by “Month-end” \(Article\)\. Take it out there first/,
  );
  await expect(remove(inBlock)).rejects.toThrow(/ 400 .*“block\.png” is used by .* and 1 other\./);
  await expect(remove(inText)).rejects.toThrow(/ 400 .*“text\.png” is used by “Month-end” /);
  await expect(removeAll([unused.id, inBlock.id])).rejects.toThrow(/ 400 .*“block\.png” is used/);
  const { id: folder } = entryOf(
    entryOf(await editor.request('POST', '/upload/folders', { name: 'Used' })).data,
  );
  await editor.request('POST', '/upload/actions/bulk-move', {
    fileIds: [inText.id],
    destinationFolderId: folder,
  });
  await expect(removeAll([unused.id], [Number(folder)])).rejects.toThrow(/ 400 .*“text\.png”/);
  for (const file of [cover, inBlock, inText, unused]) {
    expect((await fetch(cms.url + file.url)).status, textOf(file.name)).toBe(200);
  }

  // Visitors still see what only the draft is without.
  await editor.updateArticle(documentId, { cover: null, seo: null, blocks: [] });
  await expect(remove(cover)).rejects.toThrow(/“Month-end” \(Article, as published\)/);
  await editor.publishArticle(documentId);
  await expect(remove(inBlock)).rejects.toThrow(/is used by “Asha” \(Team member\)\. /);
  await editor.remove('api::team.team', person.documentId);
  await remove(cover);
  await removeAll([inBlock.id, unused.id], [Number(folder)]);
  for (const file of [cover, inBlock, inText, unused]) {
    expect((await fetch(cms.url + file.url)).status, textOf(file.name)).toBe(404);
  }
});

test('an author deletes and moves own files only, also several at once or with their folder', async () => {
  const author = await joinStaff(cms, editor, 'strapi-author', 'illustrator');
  const info = { alternativeText: 'A desk' };
  const [own, other] = [
    await author.upload('own.png', info, PNG),
    await editor.upload('other.png', info, PNG),
  ];
  const createFolder = async (name: string, parent: number | null) =>
    Number(
      entryOf(entryOf(await author.request('POST', '/upload/folders', { name, parent })).data).id,
    );
  const outer = await createFolder('Outer', null);
  const inner = await createFolder('Inner', outer);
  const actOn = (who: Editor, action: string, body: object) =>
    who.request('POST', `/upload/actions/bulk-${action}`, body);
  await actOn(editor, 'move', { fileIds: [other.id], destinationFolderId: inner });

  await expect(author.removeMedia(other.id)).rejects.toThrow(/ 403 /);
  for (const named of [
    { fileIds: [own.id, other.id] },
    { fileIds: [own.id], folderIds: [outer] },
  ]) {
    await expect(actOn(author, 'delete', named)).rejects.toThrow(/ 403 .*“other\.png” is none of/);
  }
  const elsewhere = { fileIds: [own.id, other.id], destinationFolderId: outer };
  await expect(actOn(author, 'move', elsewhere)).rejects.toThrow(/ 403 .*“other\.png” is none of/);
  for (const { url } of [own, other]) expect((await fetch(cms.url + url)).status).toBe(200);

  await actOn(author, 'move', { fileIds: [own.id], destinationFolderId: outer });
  await actOn(author, 'delete', { fileIds: [own.id] });
  expect((await fetch(cms.url + own.url)).status).toBe(404);
  await actOn(editor, 'delete', { folderIds: [outer] });
  expect((await fetch(cms.url + other.url)).status).toBe(404);
});

test('what an author may not read is not named when a file of theirs is kept for it', async () => {
  const author = await joinStaff(cms, editor, 'strapi-author', 'photographer');
  const file = await author.upload('shared.png', { alternativeText: 'A desk' }, PNG);
  await editor.createArticle({ title: 'Nobody knows', draft: true, cover: file.id });
  await expect(author.removeMedia(file.id)).rejects.toThrow(/used by an entry that you may not/);
  const own = await author.create('api::article.article', { title: 'Mine', cover: file.id });
  await expect(author.removeMedia(file.id)).rejects.toThrow(/“Mine” \(Article\) and 1 other\./);
  await author.update('api::article.article', own.documentId, { cover: null });
});

test('an author changes no file that visitors see, in any way, and the sentence names where', async () => {
  const author = await joinStaff(cms, editor, 'strapi-author', 'replacer');
  const info = { alternativeText: 'A desk', caption: 'Our desk' };
  const upload = (name: string) => author.upload(name, info, PNG);
  const [cover, inText, portrait, inDraft] = [
    await upload('live-cover.png'),
    await upload('live-text.png'),
    await upload('portrait.png'),
    await upload('own-draft.png'),
  ];
  const own = await author.create('api::article.article', {
    title: 'Own and live',
    slug: 'own-and-live',
    cover: cover.id,
    blocks: [
      { __component: 'shared.rich-text-markdown-wrapper', body: `![A desk](${inText.url})` },
    ],
  });
  await author.create('api::article.article', { title: 'Own draft', cover: inDraft.id });
  await editor.create('api::article-type.article-type', {
    type: 'portraits',
    label: 'Portraits',
    cover: portrait.id,
  });
  const change = { alternativeText: 'Something else' };
  // While it is a draft, it is theirs.
  await author.updateMedia(cover.id, { ...info, caption: 'Our first desk' });
  await editor.publishArticle(own.documentId);

  const replaced = new FormData();
  replaced.set('files', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'other.png');
  const updateAll = (...files: { id: number }[]) =>
    author.request('POST', '/upload/actions/bulk-update', {
      updates: files.map(({ id }) => ({ id, fileInfo: change })),
    });
  const at = `/upload/files/${cover.id}`;
  const ways: [string, () => Promise<unknown>][] = [
    ['replaces', () => author.replaceMedia(cover.id, 'other.png', {}, PNG)],
    ['replaces at its address', () => author.request('POST', `${at}/replace`, replaced)],
    ['describes', () => author.updateMedia(cover.id, change)],
    ['describes at its address', () => author.request('PUT', at, { fileInfo: change })],
    ['describes several', () => updateAll(inDraft, cover)],
    ['crops', () => author.updateMedia(cover.id, { focalPoint: { x: 1, y: 1 } })],
    ['renames', () => author.updateMedia(cover.id, { name: 'other.png' })],
  ];
  for (const [way, run] of ways) {
    await expect(run(), way).rejects.toThrow(
      / 400 .*Nothing was changed: visitors see “live-cover\.png” in “Own and live” \(Article\), which your role may not publish\./,
    );
  }
  await expect(author.updateMedia(inText.id, change)).rejects.toThrow(/“Own and live” \(Article\)/);
  await expect(author.updateMedia(portrait.id, change)).rejects.toThrow(
    /visitors see “portrait\.png” in “Portraits” \([^)]+\), which your role may not change\./,
  );
  const stored = await editor.request('GET', at);
  expect(stored).toMatchObject({ name: 'live-cover.png', ...info, caption: 'Our first desk' });

  // What nobody sees, and what stays as it is.
  const { id: folder } = entryOf(
    entryOf(await author.request('POST', '/upload/folders', { name: 'Live' })).data,
  );
  const asStored = { name: 'live-cover.png', ...info, caption: 'Our first desk' };
  await author.updateMedia(cover.id, { ...asStored, focalPoint: null, folder });
  await author.replaceMedia(inDraft.id, 'other.png', {}, PNG);
  await updateAll(inDraft);
  // Those who may publish it.
  await editor.replaceMedia(cover.id, 'other.png', {}, PNG);
  await editor.updateMedia(portrait.id, change);
  await editor.unpublishArticle(own.documentId);
  await author.updateMedia(cover.id, change);
});

test('an author changes no file of an article that somebody has planned', async () => {
  const author = await joinStaff(cms, editor, 'strapi-author', 'planner');
  const cover = await author.upload('planned-cover.png', { alternativeText: 'A desk' }, PNG);
  const { documentId } = await author.create('api::article.article', {
    title: 'Own and planned',
    cover: cover.id,
  });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await editor.update('api::article.article', documentId, { publishAt });
  await expect(author.replaceMedia(cover.id, 'other.png', {}, PNG)).rejects.toThrow(
    /visitors will see, as planned, “planned-cover\.png” in “Own and planned” \(Article\)/,
  );
  await editor.updateMedia(cover.id, { alternativeText: 'A tidy desk' });
  await editor.update('api::article.article', documentId, { publishAt: null });
  await author.replaceMedia(cover.id, 'other.png', {}, PNG);
});

test('an author attaches no file to an entry by uploading it', async () => {
  const author = await joinStaff(cms, editor, 'strapi-author', 'attacher');
  const article = await editor.createArticle({ title: 'Attached', slug: 'attached' });
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'attached.png');
  form.set('fileInfo', JSON.stringify({ name: 'attached.png', alternativeText: 'A desk' }));
  form.set('ref', 'api::article.article');
  form.set('refId', String(article.id));
  form.set('field', 'cover');
  await expect(author.request('POST', '/upload', form)).rejects.toThrow(
    / 400 .*in the form of the entry/,
  );
  const shown = firstOf(await cms.get('articles?filters[slug]=attached&populate[cover]=true'));
  expect(shown.cover).toBeNull();
});

test('what is written beside a file is saved as the Media Library sends it', async () => {
  const { id } = await editor.upload('described.png', { alternativeText: 'A desk' }, PNG);
  const form = new FormData();
  form.set('fileInfo', JSON.stringify({ alternativeText: 'A desk by a window' }));
  await editor.request('PUT', `/upload/files/${id}`, form);
  const saved = entryOf(await editor.request('GET', `/upload/files/${id}`));
  expect(saved.alternativeText).toBe('A desk by a window');
});

test('an image keeps its alternative text while visitors see it, and the sentence names where', async () => {
  const info = { alternativeText: 'A desk' };
  const upload = (name: string) => editor.upload(name, info, PNG);
  const [cover, logo, inBlock] = [
    await upload('kept.png'),
    await upload('kept-logo.png'),
    await upload('kept-block.png'),
  ];
  const terms = await editor.upload('terms.pdf', {}, '%PDF-1.4\n%%EOF\n');
  const { documentId } = await editor.createArticle({
    title: 'Keeps its texts',
    slug: 'keeps-its-texts',
    cover: cover.id,
    blocks: [
      { __component: 'shared.slider-wrapper', files: [{ file: inBlock.id }, { file: terms.id }] },
    ],
  });
  // It has its label beside it.
  await editor.create('api::global-entity.global-entity', {
    key: 'keeps_no_text',
    singleMedia: logo.id,
  });
  const silent = { alternativeText: ' ' };
  const at = `/upload/files/${cover.id}`;
  const ways: [string, () => Promise<unknown>][] = [
    ['empties', () => editor.updateMedia(cover.id, { alternativeText: '' })],
    ['empties at its address', () => editor.request('PUT', at, { fileInfo: silent })],
    [
      'empties several',
      () =>
        editor.request('POST', '/upload/actions/bulk-update', {
          updates: [logo, cover].map(({ id }) => ({ id, fileInfo: silent })),
        }),
    ],
    ['replaces', () => editor.replaceMedia(cover.id, 'a.png', { alternativeText: null }, PNG)],
  ];
  for (const [way, run] of ways) {
    await expect(run(), way).rejects.toThrow(
      / 400 .*visitors see “kept\.png” in “Keeps its texts” \(Article\), and it would have no alternative text\./,
    );
  }
  await expect(editor.updateMedia(inBlock.id, silent)).rejects.toThrow(/“kept-block\.png”/);
  await expect(editor.replaceMedia(terms.id, 'a.png', {}, PNG)).rejects.toThrow(/“terms\.pdf”/);
  expect(await editor.request('GET', at)).toMatchObject(info);

  // Another text, none beside a name, and none that anybody sees.
  await editor.updateMedia(cover.id, { alternativeText: 'Another desk' });
  await editor.replaceMedia(cover.id, 'a.png', {}, PNG);
  await editor.updateMedia(logo.id, silent);
  await editor.unpublishArticle(documentId);
  await editor.updateMedia(cover.id, silent);
});

test('an image that browsers cannot show is refused, also as a replacement, and the sentence says what to do', async () => {
  const dot = sharp({ create: { width: 9, height: 9, channels: 3, background: 'black' } });
  const avif = await dot.clone().avif().toBuffer();
  // The same container with another codec: what a phone calls HEIC.
  const heic = Buffer.from(
    avif.toString('latin1').replace('ftypavif', 'ftypheic').replaceAll('av01', 'hvc1'),
    'latin1',
  );
  const file = await editor.upload('desk.png', { alternativeText: 'A desk' }, PNG);
  const read = async () => (await fetch(cms.url + file.url)).bytes();
  const before = await read();
  for (const [name, type, content] of [
    ['IMG_2034.heic', 'image/heic', heic],
    ['IMG_2034.HEIC', 'application/octet-stream', heic],
    ['IMG_2034.jpg', 'image/jpeg', heic],
    ['scan.jp2', 'image/jp2', Buffer.from('0000000c6a5020200d0a870a00000014', 'hex')],
    ['words.jpg', 'image/jpeg', Buffer.from('Not an image at all')],
  ] as const) {
    for (const target of ['/upload', '/upload/files', `/upload?id=${file.id}`]) {
      await expect(send(name, content, type, target), `${name} to ${target}`).rejects.toThrow(
        new RegExp(`: 400 .*“${name}” was not taken: browsers cannot show .*Most Compatible`),
      );
    }
  }
  expect(await read(), 'the file is as it was').toEqual(before);

  const bmp = Buffer.alloc(58);
  bmp.write('BM');
  for (const [at, value] of Object.entries({ 2: 58, 10: 54, 14: 40, 18: 1, 22: 1 })) {
    bmp.writeUInt32LE(value, Number(at));
  }
  bmp.writeUInt32LE(0x180001, 26);
  for (const [name, type, content] of [
    ['dot.avif', 'image/avif', avif],
    ['dot.bmp', 'image/bmp', bmp],
    ['dot.gif', 'image/gif', await dot.clone().gif().toBuffer()],
    ['dot.tiff', 'image/tiff', await dot.clone().tiff().toBuffer()],
    ['dot.webp', 'image/webp', await dot.clone().webp().toBuffer()],
    ['dot.ico', 'image/x-icon', Buffer.concat([Buffer.from('000001000100', 'hex'), PNG])],
  ] as const) {
    expect(await send(name, content, type), name).toMatchObject([{ name }]);
  }
});

test('who uploads what no page can show reads what to do', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({
    create: { width: 900, height: 900, channels: 3, noise, background: 'black' },
  });
  const whole = await photo.jpeg().toBuffer();
  for (const [name, type, content, sentence] of [
    ['empty.jpg', 'image/jpeg', '', /This file is empty/],
    ['half.jpg', 'image/jpeg', whole.subarray(0, whole.length / 2), /is damaged/],
    ['offer.docx', 'application/msword', 'PK', /Save a document, a table or slides as PDF/],
    ['setup.exe', 'application/octet-stream', 'MZ', /Only images, videos, sounds and PDFs/],
  ] as const) {
    for (const target of ['/upload', '/upload/files']) {
      await expect(send(name, content, type, target), name).rejects.toThrow(sentence);
    }
  }
});

test('a file that has no row is not kept, nor its thumbnail; those that were sent with it and have one are', async () => {
  await refuseFile(cms.dataDir, 'no-row.png');
  const stored = async () => {
    const names = await readdir(path.join(cms.dataDir, 'public', 'uploads'));
    return names.filter((name) => /(?:no|with)_row/.test(name)).sort();
  };
  const create = { width: 400, height: 300, channels: 3, background: '#fff' } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const send = (names: readonly string[]) => {
    const form = new FormData();
    for (const name of names) {
      form.append('files', new Blob([bytes], { type: 'image/png' }), name);
      form.append('fileInfo', JSON.stringify({ name, alternativeText: 'A square' }));
    }
    return editor.request('POST', '/upload', form);
  };
  await send(['with-row.png']);
  const before = await stored();
  expect(before).toEqual([
    expect.stringMatching(/^thumbnail_with_row/),
    expect.stringMatching(/^with_row/),
  ]);
  await expect(send(['no-row.png'])).rejects.toThrow(/: 500 /);
  expect(await stored()).toEqual(before);
  // Two at a time: the third is not begun before the first ones have their rows.
  await expect(send(['with-row.png', 'with-row.png', 'no-row.png'])).rejects.toThrow(/: 500 /);
  expect(await stored()).toHaveLength(6);
});
