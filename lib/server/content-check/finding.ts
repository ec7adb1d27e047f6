import type { InventoryEntry } from '@/content-client';
import { truncate } from '@/lib/text/truncate';

/** The rules in the order of the report, with their titles. */
export const RULES = {
  malformed: 'Cannot be read',
  'address-taken': 'Two entries on one address',
  'address-unchosen': 'Addresses that nobody chose',
  'link-broken': 'Broken links',
  'redirect-dead': 'Redirects that lead nowhere',
  'menu-without-article': 'Menu entries without an article',
  'article-orphaned': 'Articles that nothing leads to',
  'article-empty': 'Articles without a text',
  'setting-empty': 'Empty settings',
  ended: 'Ended, or about to',
  'alt-missing': 'Images without an alternative text',
  'image-lost': 'Images that a paste has lost',
  'heading-skipped': 'Headings that leave out a level',
  'link-vague': 'Links whose words do not say where they lead',
  'table-headless': 'Tables without headings',
  'media-too-large': 'Files that are too large',
  'cover-too-small': 'Covers that are too small for large screens',
  'seo-missing': 'Missing title or description for search engines',
  'seo-too-long': 'Title or description longer than search engines show',
  'html-dropped': 'HTML that the site leaves out',
  'style-dropped': 'Styles that the site leaves out',
  'class-dropped': 'Classes that the site leaves out',
} as const;

export type Rule = keyof typeof RULES;

/** A problem for staff to correct. */
export type Finding = {
  rule: Rule;
  /** One sentence for staff. */
  message: string;
  entry: {
    type: string;
    label: string;
    /** Path of the entry, below the address of the admin of the content service. */
    adminPath: string;
  } | null;
  /** Path of the field in the entry: 'blocks.2.files.0'. */
  place: string;
};

/** Reports a problem in an entry. */
export type Report = (
  rule: Rule,
  entry: InventoryEntry | null,
  place: string,
  message: string,
) => void;

/** Longer texts of editors are truncated in messages. */
const MAX_QUOTE_LENGTH = 100;

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
  return truncate(text.replace(/\s+/g, ' ').trim(), MAX_QUOTE_LENGTH);
}

function adminPath({ type, isSingle, documentId }: InventoryEntry): string {
  const uid = `api::${type}.${type}`;
  return isSingle
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`;
}
