import { createAbout } from './about';
import { createAddresses } from './addresses';
import { createArticles } from './articles';
import { createBlogs } from './blogs';
import { createCategories } from './categories';
import { createChanges } from './changes';
import { createCompanyProfile } from './company-profile';
import { createContactMessages } from './contact-messages';
import { createFaq } from './faq';
import { createFreeQuotes } from './free-quotes';
import { createSettings } from './globals';
import { createHttp } from './http';
import { createInventory } from './inventory';
import { createMenus } from './menu';
import { createNewsletters } from './newsletters';
import { createNotFoundLog } from './not-found-log';
import { createQuoteRequests } from './quote-requests';
import type { Context } from './reading';
import { createRedirects } from './redirects';
import { createServices } from './services';
import { createTeam } from './team';
import type { ContentClient, ContentClientOptions } from './types';

/**
 * A client for one content service (specification §7). Takes its address, the address of its
 * media and a token; everything it answers is in the shapes of `types.ts`. Keeps no state, so
 * one client serves all requests.
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const context: Context = {
    http: createHttp(options),
    mediaUrl: options.mediaUrl.replace(/\/+$/, ''),
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
    redirects: createRedirects(context),
    missedAddresses: createNotFoundLog(context),
    inventory: createInventory(context),
    changes: createChanges(context),
    quoteRequests: createQuoteRequests(context),
    freeQuotes: createFreeQuotes(context),
    newsletters: createNewsletters(context),
    contactMessages: createContactMessages(context),
  };
}
