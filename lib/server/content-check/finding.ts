import type { InventoryEntry } from '@/content-client';

/** What the check looks for, in the order of the report, and how the report calls it. */
export const RULES = {
  malformed: 'Cannot be read',
  'address-taken': 'Two entries on one address',
  'link-broken': 'Broken links',
  'redirect-dead': 'Redirects that lead nowhere',
  'menu-without-article': 'Menu entries without an article',
  'article-orphaned': 'Articles that nothing leads to',
  'setting-empty': 'Empty settings',
  'alt-missing': 'Pictures without a description',
  'media-too-large': 'Files that are too large',
  'seo-missing': 'Missing title or description for search engines',
  'seo-too-long': 'Title or description longer than search engines show',
  'html-dropped': 'HTML that the site leaves out',
  'style-dropped': 'Styles that the site leaves out',
  'class-dropped': 'Classes that the site leaves out',
} as const;

export type Rule = keyof typeof RULES;

/** Something for staff to put right. */
export type Finding = {
  rule: Rule;
  /** One sentence for staff. */
  message: string;
  entry: {
    type: string;
    label: string;
    /** Address of the entry in the content service's admin, from its `/admin` on. */
    adminPath: string;
  } | null;
  /** Where in the entry, as the content service names its fields: 'blocks.2.files.0'. */
  place: string;
};

/** Tells of something wrong in an entry. */
export type Report = (
  rule: Rule,
  entry: InventoryEntry | null,
  place: string,
  message: string,
) => void;

/** Longest part of an editor's text that a message quotes. */
const QUOTED_LENGTH = 100;

export function toFinding(
  rule: Rule,
  entry: InventoryEntry | null,
  place: string,
  message: string,
): Finding {
  return {
    rule,
    message,
    place,
    entry: entry && { type: entry.type, label: quote(entry.label), adminPath: adminPath(entry) },
  };
}

/** An editor's text, short enough for a message. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > QUOTED_LENGTH ? `${line.slice(0, QUOTED_LENGTH)}…` : line;
}

function adminPath({ type, isSingle, documentId }: InventoryEntry): string {
  const uid = `api::${type}.${type}`;
  return isSingle
    ? `/admin/content-manager/single-types/${uid}`
    : `/admin/content-manager/collection-types/${uid}/${documentId}`;
}
