/**
 * Class names an editor may use. Tailwind cannot see the ones stored in the content service, so
 * `app/styles/globals.css` names the same ones; a test compares the two lists.
 */
const EDITOR_CLASS_PATTERNS = [
  /^text-(left|center|right|justify)$/,
  /^(font-bold|italic|underline|uppercase)$/,
  /^text-(sm|base|lg|xl|2xl)$/,
  /^text-(ink|muted|accent|paper)$/,
  /^bg-(paper|card|sand|ink|accent)$/,
  /^(p|px|py|m|mx|my|mt|mb)-(0|2|4|6|8|12)$/,
  /^rounded(-lg|-full)?$/,
  /^shadow(-float)?$/,
  /^border$/,
  // Classes of the organization, styled by its `embedded-css`.
  /^(site|brand)-[a-z0-9-]{1,40}$/,
];

/** Splits class names written by an editor into those that are applied and those left out. */
export function filterEditorClasses(classes: string | null | undefined): {
  allowed: string[];
  dropped: string[];
} {
  const names = (classes ?? '').split(/\s+/).filter((name) => name !== '');
  const isAllowed = (name: string) => EDITOR_CLASS_PATTERNS.some((pattern) => pattern.test(name));
  return {
    allowed: names.filter(isAllowed),
    dropped: names.filter((name) => !isAllowed(name)),
  };
}
