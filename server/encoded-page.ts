/** A rendered page whose document is in UTF-8, beside the rest of it. */
export type Encoded<P extends object> = { page: P; html: Buffer | null };

type WithHtml = { value: { html: string } };

/** A string with one typographic quote takes two bytes for each of its characters; UTF-8 takes them for few. */
export function encode<P extends object>(page: P): Encoded<P> {
  if (!hasHtml(page)) return { page, html: null };
  const html = Buffer.from(page.value.html);
  return { page: { ...page, value: { ...page.value, html: '' } }, html };
}

export function decode<P extends object>({ page, html }: Encoded<P>): P {
  if (html === null || !hasHtml(page)) return page;
  return { ...page, value: { ...page.value, html: html.toString() } };
}

function hasHtml<P extends object>(page: P): page is P & WithHtml {
  if (!('value' in page)) return false;
  const { value } = page;
  return (
    typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string'
  );
}
