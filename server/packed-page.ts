/** A rendered page whose document is in UTF-8, beside the rest of it. */
export type Packed<P extends object> = { page: P; html: Buffer | null };

type WithHtml = { value: { html: string } };

/** A string with one typographic quote takes two bytes for each of its characters; UTF-8 takes them for few. */
export function pack<P extends object>(page: P): Packed<P> {
  if (!hasHtml(page)) return { page, html: null };
  const html = Buffer.from(page.value.html);
  return { page: { ...page, value: { ...page.value, html: '' } }, html };
}

export function unpack<P extends object>({ page, html }: Packed<P>): P {
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
