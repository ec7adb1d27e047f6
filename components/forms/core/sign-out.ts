import { removeStoredLogin } from '@/lib/browser/stored-login';

/** Specification §9: a 401 leads to the home screen after this time. */
const SIGN_OUT_DELAY_MS = 2000;

/** Removes the stored session and leads home, when the visitor has read why (specification §4). */
export function signOut(): void {
  setTimeout(() => {
    removeStoredLogin();
    location.assign('/');
  }, SIGN_OUT_DELAY_MS);
}
