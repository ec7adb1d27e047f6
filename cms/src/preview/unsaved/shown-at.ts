/** Types without drafts whose unsaved changes have a preview, and the page that it opens. */
export const SHOWN_AT: Readonly<Record<string, string>> = {
  'api::company-address.company-address': '/contact',
  'api::global-entity.global-entity': '/',
  'api::menu.menu': '/',
};
