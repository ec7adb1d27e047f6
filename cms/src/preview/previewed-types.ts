/** Single types whose draft has a preview. */
export const PREVIEWED_SINGLES: readonly string[] = [
  'api::about.about',
  'api::company-profile.company-profile',
  'api::press-kit.press-kit',
];
/** Types whose drafts are previewed together. */
export const PREVIEWED_LISTS: readonly string[] = [
  'api::qna.qna',
  'api::service.service',
  'api::team.team',
];

/** Types without drafts whose unsaved changes have a preview, on the screen that shows their entries. */
export const UNSAVED_TYPES: readonly string[] = [
  'api::article-type.article-type',
  'api::category.category',
  'api::certificate.certificate',
  'api::company-address.company-address',
  'api::global-entity.global-entity',
  'api::menu.menu',
  'api::testimonial.testimonial',
];
