import { removeStoredLogin } from '@/lib/browser/stored-login';
import { SIGN_OUT_DELAY_MS } from '@/lib/forms/action-result';

/** Removes the stored session and leads home, when the visitor has read why (specification §4). */
export function signOut(): void {
  setTimeout(() => {
    removeStoredLogin();
    location.assign('/');
  }, SIGN_OUT_DELAY_MS);
}
