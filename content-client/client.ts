import { createAbout } from './about';
import { createAdditions } from './additions';
import { createAddresses } from './addresses';
import { createArticles } from './articles';
import { createBlogs } from './blogs';
import { createCaseStudies } from './case-studies';
import { createCategories } from './categories';
import { createCertificates } from './certificates';
import { createChanges } from './changes';
import { createCompanyProfile } from './company-profile';
import { createFaq } from './faq';
import { createForms } from './forms';
import { createHttp, type HttpOptions } from './http';
import { createInventory } from './inventory';
import { createMenus } from './menu';
import { createNotFoundLog } from './not-found-log';
import { createPressKit } from './press-kit';
import type { ContentIssue, Context } from './reading';
import { createRedirects } from './redirects';
import { createServicePages } from './service-pages';
import { createServices } from './services';
import { createSettings } from './settings';
import { createSubmissions } from './submissions';
import { createTeam } from './team';
import { createTestimonials } from './testimonials';
import { createVacancies } from './vacancies';

export type ContentClientOptions = HttpOptions & {
  /** Prefix of relative media URLs. */
  mediaUrl: string;
  /** The version in a file's address, by its path and the time of its last change. Default: that time. */
  mediaVersion?: (path: string, changedAt: number) => string;
  onIssue?: (issue: ContentIssue) => void;
};

/**
 * All reads and writes of the site. Every method throws `ContentError` when the service could not
 * be reached, refused the request, or returned something else.
 */
export type ContentClient = ReturnType<typeof createContentClient>;

/**
 * A client for one content service (specification §7). Takes its URL, the URL of its media and a
 * token. One client serves all requests; it only notes what the service does not offer.
 */
export function createContentClient(options: ContentClientOptions) {
  const context: Context = {
    http: createHttp(options),
    additions: createAdditions(),
    mediaUrl: options.mediaUrl.replace(/\/+$/, ''),
    mediaVersion: options.mediaVersion ?? ((_, changedAt) => changedAt.toString(36)),
    onIssue: options.onIssue ?? (() => {}),
  };
  return {
    menus: createMenus(context),
    categories: createCategories(context),
    articles: createArticles(context),
    blogs: createBlogs(context),
    services: createServices(context),
    settings: createSettings(context),
    addresses: createAddresses(context),
    team: createTeam(context),
    faq: createFaq(context),
    about: createAbout(context),
    companyProfile: createCompanyProfile(context),
    servicePages: createServicePages(context),
    caseStudies: createCaseStudies(context),
    testimonials: createTestimonials(context),
    certificates: createCertificates(context),
    vacancies: createVacancies(context),
    pressKit: createPressKit(context),
    redirects: createRedirects(context),
    notFoundLog: createNotFoundLog(context),
    inventory: createInventory(context),
    changes: createChanges(context),
    ...createForms(context),
    submissions: createSubmissions(context),
  };
}
