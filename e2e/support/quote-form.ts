/** The quote form as a program posts it: no browser, the hidden inputs of the page and its own. */

export const QUOTES = 'api::quote-request.quote-request';
export const SENT = 'Quote request submitted successfully';
export const AGAIN = 'Please submit the form again.';
export const TOO_MANY = 'Too many messages';

export type PostedQuote = {
  fields?: Record<string, string | Blob>;
  token?: string;
  /** Where it comes from, as a proxy would say. */
  address?: string;
  origin?: string;
};

const hiddenInputs = new Map<string, Promise<[string, string][]>>();

/** Posts the quote form; what is not given is typed in. */
export async function postQuote(
  siteUrl: string,
  { fields = {}, token, address, origin }: PostedQuote,
): Promise<{ status: number; html: string }> {
  const body = new FormData();
  const known = hiddenInputs.get(siteUrl) ?? readHiddenInputs(siteUrl);
  hiddenInputs.set(siteUrl, known);
  for (const [name, value] of await known) body.set(name, value);
  const typed = {
    name: 'A program',
    email: 'program@example.com',
    phone: '1',
    service: 'ERP',
    message: 'Buy my links, all of them.',
    ...fields,
  };
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  if (token !== undefined) body.set('form-token', token);
  const response = await fetch(`${siteUrl}/quote`, {
    method: 'POST',
    body,
    headers: { ...(address && { 'x-forwarded-for': address }), ...(origin && { origin }) },
  });
  return { status: response.status, html: await response.text() };
}

/** Takes a token, as the form does at the first touch. */
export async function newToken(siteUrl: string, address?: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/form-token?form=quote`, {
    headers: address ? { 'x-forwarded-for': address } : {},
  });
  return (await response.json()).token;
}

async function readHiddenInputs(siteUrl: string): Promise<[string, string][]> {
  const page = await (await fetch(`${siteUrl}/quote`)).text();
  const form = page.slice(page.indexOf('id="quote-form"'));
  const inputs = form.slice(0, form.indexOf('</form>')).matchAll(/<input[^>]*hidden[^>]*>/g);
  return [...inputs].flatMap(([input]): [string, string][] => {
    const name = /name="([^"]*)"/.exec(input)?.[1] ?? '';
    const value = /value="([^"]*)"/.exec(input)?.[1] ?? '';
    return name.startsWith('$') ? [[name, value.replaceAll('&quot;', '"')]] : [];
  });
}
