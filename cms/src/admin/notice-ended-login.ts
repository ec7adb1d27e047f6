import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import { returnAfterLogin } from './return-after-login';

/**
 * Strapi notices an ended login by requests of its own only. On our pages nothing worked any more, and nothing
 * said why: what is refused to them has Strapi ask who is logged in, and lead to the login.
 */
export function noticeEndedLogin(app: Pick<StrapiApp, 'store' | 'router'>): void {
  const { fetch } = window;
  const { invalidateTags } = adminApi.enhanceEndpoints({ addTagTypes: ['Me'] }).util;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    // Its own requests, of which those that say who is logged in would be asked again and again.
    const isStrapis = response.url.includes('/admin/');
    if (response.status === 401 && !isStrapis) {
      app.store?.dispatch(invalidateTags(['Me']));
    }
    // A login that cannot be renewed.
    if (response.status === 401 && response.url.endsWith('/admin/access-token')) {
      returnAfterLogin(app);
    }
    return response;
  };
}
