import 'server-only';
import {
  type ContentClient,
  type ContentClientOptions,
  ContentError,
  type ContentIssue,
  INVENTORY_TYPES,
  type InventoryEntry,
  type InventoryType,
} from '@/content-client';
import { brandOf } from '@/lib/server/cms/brand-of';
import { isOutage } from '@/lib/server/cms/faults';
import { listProofPages } from '@/lib/server/cms/proof-pages';
import { today } from '@/lib/text/days';
import { SiteAddresses } from './addresses';
import { checkExternalLinks } from './external-links';
import { type Finding, type Report, RULES, toFinding } from './finding';
import { checkHeadings } from './heading-rules';
import { followLinks, linksOfFields } from './link-rules';
import { checkMedia } from './media-rules';
import { MenuTree } from './menu-tree';
import { checkEnd, followArticle } from './proof-rules';
import { checkSeo } from './seo-rules';
import {
  checkChosenSlugs,
  checkEmpty,
  checkMenus,
  checkOrphans,
  checkRedirects,
  checkSettings,
  checkSlugs,
} from './structure-rules';
import { checkTexts } from './text-rules';
import { textOf } from './values';

/** Types whose entries each have a page at a slug of their own. */
export const PAGE_TYPES = ['article', 'service-page', 'case-study', 'vacancy'] as const;

export type CheckOptions = {
  /** Creates a client for the content service whose reads are not cached. */
  createClient: (options: Pick<ContentClientOptions, 'onIssue' | 'drafts'>) => ContentClient;
  /** Base of the relative URLs of files. */
  mediaUrl: string;
  /** URL of the site: links to it are internal. */
  siteUrl: string;
  /** Also requests the links to other sites. */
  isExternalChecked?: boolean;
};

export type CheckResult = {
  /** In the order of the rules. */
  findings: Finding[];
  /** Number of entries that were checked. */
  entries: number;
};

/**
 * Reads all content the way the site does, and lists what staff should correct (product reading:
 * content check). Throws `ContentError` when something could not be read: an incomplete check is
 * useless.
 */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const issues: ContentIssue[] = [];
  const client = options.createClient({ onIssue: (issue) => issues.push(issue) });
  const byType = new Map<InventoryType, InventoryEntry[]>();
  // One after the other: the content service serves visitors at the same time.
  for (const type of INVENTORY_TYPES) byType.set(type, await client.inventory.list(type));
  const redirects = await client.redirects.list();
  const brand = await readAsTheSite(client);
  const drafts = await options.createClient({ drafts: { of: null } }).inventory.list('article');

  const of = (type: InventoryType) => byType.get(type) ?? [];
  const entries = [...byType.values()].flat();
  const findings: Finding[] = [];
  const report: Report = (...finding) => findings.push(toFinding(...finding));

  const links = entries.flatMap(linksOfFields);
  const { mediaUrl } = options;
  for (const entry of entries) {
    checkMedia(entry, report);
    links.push(...(await checkTexts(entry, { mediaUrl, report })));
    await checkHeadings(entry, { mediaUrl, report });
  }
  const slugs = new Set(of('article').map(({ fields }) => textOf(fields.slug)));
  const pages = new Set((await listProofPages(client)).map(({ path }) => path));
  const addresses = new SiteAddresses(slugs, redirects, pages);
  const followed = followLinks(links, { addresses, siteUrl: options.siteUrl, report });
  for (const page of of('service-page')) followArticle(page, followed);
  for (const entry of [...of('certificate'), ...of('vacancy')]) checkEnd(entry, today(), report);
  for (const page of PAGE_TYPES.flatMap(of)) checkSeo(page, brand, report);
  checkMenus(new MenuTree(of('menu')), pages, report);
  checkSlugs(drafts, report);
  for (const type of PAGE_TYPES) checkChosenSlugs(of(type), report);
  const sources = { menus: of('menu'), types: of('article-type'), linked: followed.articles };
  checkOrphans(of('article'), sources, report);
  checkEmpty(of('article'), report);
  checkSettings(of('global-entity'), report);
  checkRedirects(of('redirect'), addresses, report);
  if (options.isExternalChecked) await checkExternalLinks(followed.external, report);
  for (const issue of issues) reportIssue(issue, entries, report);

  return { findings: inOrder(findings), entries: entries.length };
}

/** Runs the readers of the site, which report what they leave out, and returns the brand. */
async function readAsTheSite(client: ContentClient): Promise<string> {
  await client.articles.list();
  await client.menus.list();
  await readTopics(client);
  await client.services.listCore();
  await client.services.listMain();
  const settings = await client.settings.list();
  await client.addresses.list();
  await client.team.list();
  await client.faq.list();
  await client.blogs.find();
  const profile = await client.companyProfile.find();
  await client.testimonials.list();
  await client.certificates.list();
  return brandOf(profile, settings);
}

/** A service that fails at its tree of topics costs no screen, and no check. */
async function readTopics(client: ContentClient): Promise<void> {
  try {
    await client.categories.tree();
  } catch (error) {
    if (!(error instanceof ContentError) || isOutage(error)) throw error;
  }
}

function reportIssue(
  issue: ContentIssue,
  entries: readonly InventoryEntry[],
  report: Report,
): void {
  const { entry: name, path, message, resource } = issue;
  const entry = entries.find(
    ({ documentId, fields: { slug, key } }) =>
      name !== null && [documentId, slug, key].includes(name),
  );
  const sentence = entry
    ? `Is left out: ${message}.`
    : `Something of “${resource}” is left out: ${message}.`;
  report('malformed', entry ?? null, path, sentence);
}

function inOrder(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  const order = Object.keys(RULES);
  return [...unique.values()].sort((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule));
}
