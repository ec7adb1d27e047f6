const START = String.raw`^[-+]?\d{1,3}`;
/** 1,200 and 1,200.5: as the admin writes it. */
const COMMA_GROUPS = new RegExp(String.raw`${START}(?:,\d{3})+(?:\.\d*)?$`);
/** 1.200.000 and 1.200,5: from a text in another language. */
const POINT_GROUPS = new RegExp(String.raw`${START}(?:(?:\.\d{3}){2,}(?:,\d*)?|\.\d{3},\d*)$`);
/** 1.200, where it cannot have decimals. */
const WHOLE_POINT_GROUP = new RegExp(String.raw`${START}\.\d{3}$`);
/** 1 200 and 1'200, with every kind of space. */
const GROUPS_APART = new RegExp(String.raw`${START}(?:[\s'’]\d{3})+(?:[.,]\d*)?$`);
const PLAIN = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * The number that somebody typed, with a point or a comma before its decimals, null for an empty field. What is no
 * number stays the text that it is: then it is not saved, and not lost either.
 */
export function readNumber(typed: string, isWhole: boolean): number | string | null {
  let text = typed.trim().replace(/^[−–]/, '-');
  if (text === '') return null;
  if (GROUPS_APART.test(text)) text = text.replaceAll(/[\s'’]/g, '');
  if (COMMA_GROUPS.test(text)) text = text.replaceAll(',', '');
  else if (POINT_GROUPS.test(text) || (isWhole && WHOLE_POINT_GROUP.test(text))) {
    text = text.replaceAll('.', '');
  }
  text = text.replace(',', '.');
  return PLAIN.test(text) ? Number(text) : typed;
}

/** As it stands in the field: 1,200 and 6.8. */
export function showNumber(value: number | null | undefined): string {
  return value?.toLocaleString('en', { maximumFractionDigits: 20 }) ?? '';
}
