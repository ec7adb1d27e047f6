import type { Core } from '@strapi/strapi';
import { adminRoutes } from './admin-routes';
import { awaitCommits } from './await-commits';
import { provision } from './bootstrap';
import { followRollbacks } from './bootstrap/follow-rollbacks';
import { closeRoutes } from './close-routes';
import { offerContentCheck } from './content-check/route';
import { requireAlternativeTexts } from './editing/alternative-texts';
import { blogList, keepBlogList } from './editing/blog-list';
import { refuseBrokenImages } from './editing/broken-images';
import { workInOrder } from './editing/bulk-in-order';
import { contactDetails } from './editing/contact-details';
import { addCustomFields } from './editing/custom-fields';
import { fileAddresses } from './editing/file-addresses';
import { refuseLongNames, refuseOtherNames, shortenFileNames } from './editing/file-names';
import { nameFileRows } from './editing/file-rows';
import { fittingTexts } from './editing/fitting-texts';
import { formats } from './editing/formats';
import { guardBlockViews } from './editing/guard-block-views';
import { guardCopies } from './editing/guard-copies';
import { keepAlternativeTexts } from './editing/keep-alternative-texts';
import { keepFileKinds } from './editing/keep-file-kinds';
import { keepFilesOfOthers } from './editing/keep-files-of-others';
import { keepIdentities } from './editing/keep-identities';
import { keepLinks } from './editing/keep-links';
import { keepPublishedFiles } from './editing/keep-published-files';
import { keepUsedFiles } from './editing/keep-used-files';
import { widenColumns } from './editing/long-texts';
import { menuAddresses } from './editing/menu-addresses';
import { nameInBulk } from './editing/name-in-bulk';
import { newFiles } from './editing/new-files';
import { decodeOneAtATime } from './editing/one-image-at-a-time';
import { pageAddresses, requirePageAddresses } from './editing/page-addresses';
import { partLimit } from './editing/part-limit';
import { tellPhotographs } from './editing/photographs';
import { endPlans, plans } from './editing/plans';
import { positions } from './editing/positions';
import { priceRanges } from './editing/price-ranges';
import { publishWithSave } from './editing/publish-with-save';
import { refuseAttaching } from './editing/refuse-attaching';
import { refuseInBulk } from './editing/refuse-in-bulk';
import { removeInvisible } from './editing/remove-invisible';
import { requiredTexts, requireFields } from './editing/required-fields';
import { addRevisions, noteDiscards, outdatedWrites } from './editing/revisions';
import { refuseActiveSvg } from './editing/safe-svg';
import { startSchedule } from './editing/schedule';
import { settingKeys } from './editing/setting-keys';
import { shortenTitles } from './editing/short-titles';
import { singleEntries } from './editing/single-entries';
import { keepBranches, trees } from './editing/trees';
import { dropFilesWithoutRows, storeWholeFiles } from './editing/whole-files';
import { applyRules } from './editing/writes';
import { endSessions } from './end-sessions';
import { offerSubmissionsExport } from './forms/export-submissions';
import { submissions } from './forms/guard-submissions';
import { keepOneSubscriberPerAddress } from './forms/one-subscriber-per-address';
import { guardAddresses } from './guard-addresses';
import { guardBulkReads } from './guard-bulk-reads';
import { guardQueries } from './guard-queries';
import { hideAccounts } from './hide-accounts';
import { hideColleagues } from './hide-colleagues';
import { addHistory, startHistoryCleanup } from './history';
import { registerLeads, startLeads } from './leads';
import { leadSettings } from './leads/settings/guard-settings';
import { logRejections } from './log-rejections';
import { addMenuTree } from './menu-tree';
import { addUnsavedPreviews } from './preview/unsaved';
import { endedPreviews } from './preview/unsaved/end-previews';
import { followRenames } from './redirects/follow-renames';
import { guardRedirects } from './redirects/guard-redirects';
import { tidyNotFoundLog } from './redirects/not-found-log';
import { redirectFromLog } from './redirects/redirect-from-log';
import { addReviews } from './review';
import { assertSettings } from './settings';
import { offerSiteAddress } from './site-address/route';
import { followLogo, provideAdminLogo } from './staff-home/admin-logo';
import { offerOrganizationName } from './staff-home/organization-name';
import { answerStaffHome } from './staff-home/staff-home-route';
import { stopTasks } from './tasks';
import { watchChanges } from './webhooks/changes';
import { guardDeliveries } from './webhooks/deliveries';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    assertSettings(strapi);
    followRollbacks(strapi);
    logRejections(strapi);
    awaitCommits(strapi);
    closeRoutes(strapi);
    guardQueries(strapi);
    guardBulkReads(strapi);
    guardAddresses(strapi);
    hideColleagues(strapi);
    keepIdentities(strapi);
    shortenTitles(strapi);
    guardBlockViews(strapi);
    publishWithSave(strapi);
    removeInvisible(strapi);
    workInOrder(strapi);
    // Before everything that refuses an entry.
    nameInBulk(strapi);
    refuseInBulk(strapi);
    addCustomFields(strapi);
    registerLeads(strapi);
    addRevisions(strapi);
    noteDiscards(strapi);
    widenColumns(strapi);
    keepOneSubscriberPerAddress(strapi);
    guardRedirects(strapi);
    followRenames(strapi);
    redirectFromLog(strapi);
    tidyNotFoundLog(strapi);
    watchChanges(strapi);
    // After it: a change that is refused is not waited for.
    guardCopies(strapi);
    // After those that replace what is sent, before those that read what is stored.
    applyRules(strapi, [
      partLimit,
      singleEntries,
      outdatedWrites,
      plans,
      pageAddresses,
      menuAddresses,
      trees,
      positions,
      requiredTexts,
      fittingTexts,
      formats,
      priceRanges,
      settingKeys,
      blogList,
      ...contactDetails,
      newFiles,
      fileAddresses,
      submissions,
      leadSettings,
      endedPreviews,
    ]);
    keepBranches(strapi);
    keepBlogList(strapi);
    keepLinks(strapi);
    endPlans(strapi);
    requireFields(strapi);
    requirePageAddresses(strapi);
    requireAlternativeTexts(strapi);
    // Before it says who uses a file.
    keepFilesOfOthers(strapi);
    keepUsedFiles(strapi);
    keepFileKinds(strapi);
    keepPublishedFiles(strapi);
    // After it: an author may not change such an image at all.
    keepAlternativeTexts(strapi);
    refuseAttaching(strapi);
    addHistory(strapi);
    addReviews(strapi);
    addMenuTree(strapi);
    addUnsavedPreviews(strapi);
    followLogo(strapi);
    adminRoutes(strapi, [['GET', '/staff-home', answerStaffHome]]);
    offerOrganizationName(strapi);
    offerContentCheck(strapi);
    offerSiteAddress(strapi);
    offerSubmissionsExport(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    hideAccounts(strapi);
    endSessions(strapi);
    guardDeliveries(strapi);
    storeWholeFiles(strapi);
    dropFilesWithoutRows(strapi);
    shortenFileNames(strapi);
    // Before it: it decodes an image once more.
    tellPhotographs(strapi);
    decodeOneAtATime(strapi);
    refuseBrokenImages(strapi);
    // Before it: a drawing under the name of a photo gets the sentence about drawings.
    refuseActiveSvg(strapi);
    refuseOtherNames(strapi);
    refuseLongNames(strapi);
    await provision(strapi);
    await provideAdminLogo(strapi);
    await nameFileRows(strapi);
    startSchedule(strapi);
    startHistoryCleanup(strapi);
    await startLeads(strapi);
  },
  destroy: stopTasks,
};
