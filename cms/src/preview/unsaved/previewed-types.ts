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
