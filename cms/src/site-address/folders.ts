/** Types whose entries each have a page of their own, and the folder that its address is in. */
export const FOLDERS: Readonly<Record<string, string>> = {
  'api::article.article': '/post/',
  'api::case-study.case-study': '/case-studies/',
  'api::service-page.service-page': '/services/',
  'api::vacancy.vacancy': '/careers/',
};
