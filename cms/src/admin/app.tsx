// The admin's own screens and settings; built into the panel by `npm run build`.
import type { StrapiApp } from '@strapi/strapi/admin';
import { addStyles } from './add-styles';
import { addPanels } from './beside-the-form';
import { addContentCheck } from './content-check';
import { askBeforeHiding } from './content-check/leading-here-question';
import { explainKeptFiles } from './explain-kept-files';
import { addFields } from './fields';
import { addGuide } from './guide';
import { hideCreateInForms } from './hide-create-in-forms';
import { hideForbiddenActions } from './hide-forbidden-actions';
import { hideImpossibleActions } from './hide-impossible-actions';
import { addDeletedEntries } from './history';
import { addHome } from './home';
import { ignoreDoubleClicks } from './ignore-double-clicks';
import { keepFocusOnSave } from './keep-focus-on-save';
import { addLeads } from './leads';
import { askBeforeForgetting } from './leads/retention-question';
import { leaveOutUnready } from './leave-out-unready';
import { addMenuTree, addTreeLink } from './menu-tree';
import { noticeEndedLogin } from './notice-ended-login';
import { openAfterUpdate } from './open-after-update';
import { openListsToKeys } from './open-lists-to-keys';
import { showOrganization } from './organization-name';
import { trackLastTarget } from './page-links/last-target';
import { convertPastedText, storeDroppedImages } from './pasted-text';
import { correctTextButtons } from './pasted-text/text-buttons';
import { addTextShortcuts } from './pasted-text/text-shortcuts';
import { protectUndo } from './protect-undo';
import { nameQuestions } from './question-titles';
import { keepDeletionQuiet } from './quiet-deletion';
import { followPressedButtons, returnFocus } from './return-focus';
import { setSlugMessage } from './slug-message';
import { addExport } from './submissions';
import { translations } from './translations';
import { keepFailedSaves } from './typed-text/keep-failed-saves';
import { waitForChanges } from './wait-for-changes';
import { waitForPermissions } from './wait-for-permissions';

export default {
  config: {
    locales: [],
    // Staff learn from our guide; releases are the operator's business.
    tutorials: false,
    notifications: { releases: false },
    translations,
  },
  register(app: StrapiApp) {
    waitForPermissions(app);
    addContentCheck(app);
    addDeletedEntries(app);
    addFields(app);
    addGuide(app);
    addHome(app);
    addMenuTree(app);
    // After it: new leads come first.
    addLeads(app);
    explainKeptFiles(app);
    hideCreateInForms(app);
    hideImpossibleActions(app);
    // Later it gets neither the store nor the router.
    keepDeletionQuiet(app);
    noticeEndedLogin(app);
    openAfterUpdate(app);
    showOrganization(app);
  },
  bootstrap(app: StrapiApp) {
    addPanels(app);
    askBeforeHiding(app);
    leaveOutUnready(app);
    waitForChanges(app);
    askBeforeForgetting(app);
    addExport(app);
    addTreeLink(app);
    hideForbiddenActions(app);
    nameQuestions(app);
    addStyles();
    setSlugMessage();
    protectUndo();
    ignoreDoubleClicks();
    keepFailedSaves();
    convertPastedText();
    storeDroppedImages();
    addTextShortcuts();
    keepFocusOnSave();
    openListsToKeys();
    correctTextButtons();
    trackLastTarget();
    returnFocus();
    followPressedButtons();
  },
};
