import type { Core, UID } from '@strapi/strapi';
import type { SeedCaseStudy, SeedProof, SeedServicePage } from '../../../seed/proof-types';
import { toBlock, toFileItem } from './blocks';
import type { Library } from './media';

/** Document ids, by slug or name. */
type Ids = Map<string, string>;
export type Articles = Ids;

type Known = { media: Library; articles: Articles };

/** Writes what shows that the organization can do it, after the articles and the team. */
export async function writeProof(
  strapi: Core.Strapi,
  { servicePages, caseStudies, testimonials, certificates, vacancies, pressKit }: SeedProof,
  { media, articles }: Known,
): Promise<void> {
  const cases = await writeCaseStudies(strapi, caseStudies, media);
  const services = await writeServicePages(strapi, servicePages, { media, articles }, cases);
  for (const { caseStudy, servicePages: slugs = [], ...testimonial } of testimonials) {
    await strapi.documents('api::testimonial.testimonial').create({
      data: {
        ...testimonial,
        caseStudy: caseStudy === undefined ? null : idOf(cases, caseStudy, 'case study'),
        servicePages: slugs.map((slug) => idOf(services, slug, 'service page')),
      },
    });
  }
  const year = new Date().getUTCFullYear();
  for (const { file, validYears, ...certificate } of certificates) {
    const validUntil = `${year + validYears}-12-31`;
    await strapi
      .documents('api::certificate.certificate')
      .create({ data: { ...certificate, validUntil, file: media(file) } });
  }
  for (const { closesYears, ...vacancy } of vacancies) {
    const closesOn = closesYears ? `${year + closesYears}-12-31` : null;
    await strapi
      .documents('api::vacancy.vacancy')
      .create({ data: { ...vacancy, closesOn }, status: 'published' });
  }
  await strapi.documents('api::press-kit.press-kit').create({
    data: { ...pressKit, files: pressKit.files.map((item) => toFileItem(item, media)) },
    status: 'published',
  });
}

async function writeCaseStudies(
  strapi: Core.Strapi,
  caseStudies: SeedCaseStudy[],
  media: Library,
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { logo, cover, blocks, ...caseStudy } of caseStudies) {
    const { documentId } = await strapi.documents('api::case-study.case-study').create({
      data: {
        ...caseStudy,
        logo: media(logo),
        cover: media(cover),
        blocks: blocks.map((block) => toBlock(block, media)),
      },
      status: 'published',
    });
    ids.set(caseStudy.slug, documentId);
  }
  return ids;
}

async function writeServicePages(
  strapi: Core.Strapi,
  pages: SeedServicePage[],
  { media, articles }: Known,
  cases: Ids,
): Promise<Ids> {
  const team = await idsByName(strapi, 'api::team.team');
  const ids: Ids = new Map();
  for (const { cover, lead, article, caseStudies = [], ...page } of pages) {
    const { documentId } = await strapi.documents('api::service-page.service-page').create({
      data: {
        ...page,
        cover: media(cover),
        lead: lead === undefined ? null : idOf(team, lead, 'member of the team'),
        article: article === undefined ? null : articleId(articles, article, page.slug),
        caseStudies: caseStudies.map((slug) => idOf(cases, slug, 'case study')),
      },
      status: 'published',
    });
    ids.set(page.slug, documentId);
  }
  return ids;
}

/** The document of an article. Throws where the pack names one that it does not have. */
export function articleId(articles: Articles, slug: string, where: string): string {
  const id = articles.get(slug);
  if (!id) throw new Error(`The pack's ${where} names an article that is not in it: ${slug}`);
  return id;
}

function idOf(ids: Ids, key: string, what: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The pack names a ${what} that is not in it: ${key}`);
  return id;
}

async function idsByName(strapi: Core.Strapi, uid: UID.ContentType): Promise<Ids> {
  const rows = await strapi.db.query(uid).findMany({ select: ['name', 'documentId'] });
  return new Map(rows.map(({ name, documentId }) => [name, documentId]));
}
