import { adminApi, type StrapiApp } from '@strapi/strapi/admin';

/**
 * Strapi notices an ended login by requests of its own only. On our pages nothing worked any more, and nothing
 * said why: what is refused to them has Strapi ask who is logged in, and lead to the login.
 */
export function noticeEndedLogin(app: Pick<StrapiApp, 'store'>): void {
  const { fetch } = window;
  const { invalidateTags } = adminApi.enhanceEndpoints({ addTagTypes: ['Me'] }).util;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    if (response.status === 401 && !new URL(response.url).pathname.startsWith('/admin/')) {
      app.store?.dispatch(invalidateTags(['Me']));
    }
    return response;
  };
}
