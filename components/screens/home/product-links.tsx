import { ArrowIcon, AssistantIcon, CloudIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { DEFAULT_COMPANY_PROFILE } from '@/content/company';
import { HOME_COPY } from '@/content/home';
import { ContentError } from '@/content-client';
import { readArticleAddress } from '@/lib/routing/article-path';
import { type MenuLink, menuNameAt, toMenuLinks } from '@/lib/routing/menu-links';
import { ROUTES, servicePath } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';
import { getServicePage } from '@/lib/server/cms/proof-readers';
import { getArticle, getCompanyProfile, getMenus } from '@/lib/server/cms/readers';

/**
 * The cloud offering and the AI assistant, each with its icon and its name (specification §2, Home). Where an
 * organization links to something else, it has the name that this has on the site. A content service without a
 * company profile names neither: they are where its menu has them.
 */
export async function ProductLinks() {
  const profile = await getCompanyProfile();
  const { cloudLink, assistantLink } =
    profile === DEFAULT_COMPANY_PROFILE ? await findInMenu() : profile;
  const links = await Promise.all([
    toProductLink(cloudLink, HOME_COPY.cloud, CloudIcon),
    toProductLink(assistantLink, HOME_COPY.assistant, AssistantIcon),
  ]);
  const shown = links.filter((link) => link !== null);
  if (shown.length === 0) return null;
  return (
    <ul className="product-links">
      {shown.map(({ product, href, name, Icon }) => (
        <li key={product}>
          <Link href={href} title={name}>
            <Icon />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

async function findInMenu() {
  const menu = toMenuLinks(await getMenus());
  return {
    cloudLink: hrefOf(firstWord(HOME_COPY.cloud), menu),
    assistantLink: hrefOf(firstWord(HOME_COPY.assistant), menu),
  };
}

/** Where the first entry leads that has a word in its name. */
function hrefOf(word: string, links: readonly MenuLink[]): string | null {
  for (const { name, href, children } of links) {
    const isNamed =
      name.toLowerCase().split(/\W+/).includes(word) && href !== ROUTES.noArticleFound;
    const found = isNamed ? href : hrefOf(word, children);
    if (found !== null) return found;
  }
  return null;
}

function firstWord(product: string): string {
  return product.toLowerCase().split(' ')[0] ?? product;
}

async function toProductLink(link: string | null, product: string, Icon: typeof CloudIcon) {
  const href = safeHref(link);
  if (!href) return null;
  const name = await nameAt(href);
  const isProduct = name === null || name.toLowerCase().includes(firstWord(product));
  return { product, href, ...(isProduct ? { name: product, Icon } : { name, Icon: ArrowIcon }) };
}

/** What the site calls the page at an address; `null` where it has none there, or cannot tell. */
async function nameAt(href: string): Promise<string | null> {
  const address = href.replace(/[?#].*$/, '');
  const entry = menuNameAt(address, toMenuLinks(await getMenus()));
  const place = address.startsWith('/') ? readArticleAddress(address.slice(1).split('/')) : null;
  if (entry || !place) return entry;
  const { slug, path } = place;
  try {
    const page = path === servicePath(slug) ? await getServicePage(slug) : null;
    return (page ?? (await getArticle(slug)))?.title ?? null;
  } catch (error) {
    // The home page does not depend on another one.
    if (error instanceof ContentError) return null;
    throw error;
  }
}
