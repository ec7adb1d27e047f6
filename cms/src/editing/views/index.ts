import { addressViews } from './addresses';
import { articleViews } from './articles';
import { blockViews } from './blocks';
import { companyViews } from './company';
import { companyProfileViews } from './company-profile';
import { leadViews } from './leads';
import { proofViews } from './proof';
import { siteViews } from './site';
import { submissionViews } from './submissions';
import type { Views } from './view';

export type { FieldView, View } from './view';

/** Every content type and component that editors see, by uid. A test insists on all of them. */
export const views: Views = {
  ...addressViews,
  ...articleViews,
  ...blockViews,
  ...companyProfileViews,
  ...companyViews,
  ...leadViews,
  ...proofViews,
  ...siteViews,
  ...submissionViews,
};
