import type { Core } from '@strapi/strapi';
import { provision } from './bootstrap';
import { offerContentCheck } from './content-check/route';
import { requireAlternativeTexts } from './editing/alternative-texts';
import { deriveArticleAddresses } from './editing/article-addresses';
import { unifyContactDetails } from './editing/contact-details';
import { addCustomFields } from './editing/custom-fields';
import { shortenFileAddresses } from './editing/file-addresses';
import { deriveMenuAddresses } from './editing/menu-addresses';
import { addNewFiles } from './editing/new-files';
import { assignPositions } from './editing/positions';
import { addRevisions, refuseOutdatedWrites } from './editing/revisions';
import { refuseActiveSvg } from './editing/safe-svg';
import { keepPlansTrue, startSchedule } from './editing/schedule';
import { protectSettingKeys } from './editing/setting-keys';
import { guardTrees } from './editing/trees';
import { offerSubmissionsExport } from './forms/export-submissions';
import { guardSubmissions } from './forms/guard-submissions';
import { keepOneSubscriberPerAddress } from './forms/one-subscriber-per-address';
import { addHistory, startHistoryCleanup } from './history';
import { registerLeads, startLeads } from './leads';
import { addMenuTree } from './menu-tree';
import { followRenames } from './redirects/follow-renames';
import { guardRedirects } from './redirects/guard-redirects';
import { redirectFromLog, tidyNotFoundLog } from './redirects/not-found-log';
import { addReviews } from './review';
import { offerSiteAddress } from './site-address/route';
import { adminRoutes } from './admin-routes';
import { followLogo, provideAdminLogo } from './staff-home/admin-logo';
import { offerOrganizationName } from './staff-home/organization-name';
import { answerStaffHome } from './staff-home/staff-home-route';
import { watchChanges } from './webhooks/changes';
import { guardDeliveries } from './webhooks/deliveries';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    addCustomFields(strapi);
    registerLeads(strapi);
    addRevisions(strapi);
    keepOneSubscriberPerAddress(strapi);
    guardRedirects(strapi);
    followRenames(strapi);
    redirectFromLog(strapi);
    tidyNotFoundLog(strapi);
    watchChanges(strapi);
    // After it: a change that is refused is not waited for.
    refuseOutdatedWrites(strapi);
    keepPlansTrue(strapi);
    deriveArticleAddresses(strapi);
    deriveMenuAddresses(strapi);
    guardTrees(strapi);
    assignPositions(strapi);
    protectSettingKeys(strapi);
    unifyContactDetails(strapi);
    addNewFiles(strapi);
    shortenFileAddresses(strapi);
    guardSubmissions(strapi);
    requireAlternativeTexts(strapi);
    addHistory(strapi);
    addReviews(strapi);
    addMenuTree(strapi);
    followLogo(strapi);
    adminRoutes(strapi, [['GET', '/staff-home', answerStaffHome]]);
    offerOrganizationName(strapi);
    offerContentCheck(strapi);
    offerSiteAddress(strapi);
    offerSubmissionsExport(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    guardDeliveries(strapi);
    refuseActiveSvg(strapi);
    await provision(strapi);
    await provideAdminLogo(strapi);
    startSchedule(strapi);
    startHistoryCleanup(strapi);
    startLeads(strapi);
  },
};
