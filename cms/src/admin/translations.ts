import { IS_MAC } from './is-mac';

const DELETED =
  'What is deleted is off the site at once. Content can be brought back for 30 days, from “Deleted entries”; what visitors sent cannot.';

/** Of the shortcuts in `text-shortcuts.ts`. */
const KEY = IS_MAC ? '⌘' : 'Ctrl+';

/** Strapi's sentences that say nothing to the staff of an organization. */
export const translations = {
  en: {
    'Auth.form.welcome.subtitle': 'Log in to change what visitors see',
    'Auth.form.register.subtitle': 'Choose a password, and change what visitors see',
    'app.session.ended.title': 'Your login has ended',
    'app.session.ended.unsaved':
      '“Confirm” leads to the login: log in again, and what you have typed here is offered to you in the form.',
    // Below the message that says why: such as an article of a colleague, by its address.
    anErrorOccurred:
      'There is nothing to show here. If no message said why, reload the page in a minute.',
    'HomePage.header.subtitle': 'What do you want to change today?',
    'app.components.LeftMenu.navbrand.workplace': 'Content',
    'content-manager.components.uid.regenerate': 'Make it from the title',
    'content-manager.relation.add': 'Choose, or type to search',
    'content-manager.relation.create': 'Create a new entry',
    // Said when the field is left with words that were typed and not chosen.
    'content-manager.relation.error-adding-relation':
      'Nothing was linked by what you typed: choose an entry from the list below the field.',
    'content-manager.containers.list.autoCloneModal.title': 'The copy opens in its form.',
    'content-manager.containers.list.autoCloneModal.description':
      'It has the same content. Change what is to differ, such as its name, and save it.',
    'content-manager.containers.list.autoCloneModal.create': 'Open the copy',
    'content-manager.containers.list.autoCloneModal.error.address':
      'It is made from the title when you save the copy, unless you write another one.',
    'content-manager.containers.list.autoCloneModal.error.live':
      'The copy is on the site as soon as it is saved.',
    'content-manager.actions.delete.dialog.body': DELETED,
    'popUpWarning.bodyMessage.contentType.delete.all': DELETED,
    // It has a version and plans to buy; see `add-styles.ts`.
    'Settings.application.description':
      'What the administrators of this panel set up for everybody',
    // What is moved is an address in the form there: “blocks.0.files.2”.
    'content-manager.dnd.grab-item':
      'Grabbed, in position {position}. The arrow keys move it, space drops it, Escape cancels.',
    'content-manager.dnd.reorder': 'Moved to position {position}.',
    'content-manager.dnd.drop-item': 'Dropped in position {position}.',
    'content-manager.dnd.cancel-item': 'Not moved.',
    'components.Blocks.modifiers.bold': `Bold (${KEY}B)`,
    'components.Blocks.modifiers.italic': `Italic (${KEY}I)`,
    'components.Blocks.popover.link': `Link (${KEY}K)`,
    // It goes on with a link to the manual of developers.
    'Settings.profile.form.section.experience.interfaceLanguageHelp':
      'What you choose here, only you see.',
    'app.components.ToggleCheckbox.on-label': 'On',
    'app.components.ToggleCheckbox.off-label': 'Off',
    // Nothing is left without its file: the service keeps what is used (extensions/upload).
    'upload.asset-details.delete.description':
      'A deleted file cannot be brought back. One that is used is not deleted: a message says where.',
    'upload.list.bulk-actions.delete.confirm.description.are-you-sure':
      'What is deleted cannot be brought back; a folder goes with everything in it. If one of the files is used, nothing is deleted.',
    // The reason is said by itself (explain-kept-files.ts).
    'upload.list.bulk-actions.delete.error': 'Nothing was deleted.',
    // A caption is shown with few images, so most have none.
    'upload.list.table.row.metadata-missing':
      'Without a caption, which few images need, or without an alternative text, which visitors who cannot see need.',
    // Again is of no use: the service has refused the file.
    'upload.progress.failed.subtitle': 'The reason is below the file.',
    // The service refuses it (extensions/upload).
    'upload.import-from-url': 'File upload from URL (switched off)',
    // The group of all blocks; the name of their folder.
    shared: 'Blocks',
    // It copies an address of the admin.
    'preview.copy.label': 'Copy the link for colleagues',
  },
};
