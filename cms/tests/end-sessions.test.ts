import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entryOf } from './support/client';
import { sharedCms, type TestCms } from './support/cms';
import { joinStaff } from './support/staff';

const PASSWORD = 'Aa1-of-a-test';

/** A browser in which somebody is logged in. */
async function logIn({ url }: TestCms, email: string, password: string) {
  const post = (target: string, init: RequestInit) =>
    fetch(`${url}/admin/${target}`, { method: 'POST', ...init });
  const response = await post('login', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = entryOf(entryOf(await response.json()).data);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return {
    mayRead: async () => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${url}/admin/users/me`, { headers })).ok;
    },
    /** Once: the next cookie comes with the response. */
    mayGoOn: async () =>
      (await post('access-token', { headers: { Cookie: cookies.join('; ') } })).ok,
  };
}

test('who is logged in with a stolen password is not, once the account has another or is switched off', async () => {
  const cms = await sharedCms();
  const admin = await createEditor(cms);
  const robbed = await joinStaff(cms, admin, 'strapi-editor', 'robbed');
  const { id } = entryOf(entryOf(await robbed.request('GET', '/admin/users/me')).data);
  let password = PASSWORD;
  const change = async (data: Record<string, unknown>) => {
    const thief = await logIn(cms, 'robbed@example.com', password);
    await admin.request('PUT', `/admin/users/${id}`, data);
    return thief;
  };
  const renamed = await change({ firstname: 'Rob' });
  expect([await renamed.mayRead(), await renamed.mayGoOn()]).toEqual([true, true]);
  const locked = await change({ password: `${PASSWORD}-2` });
  expect([await locked.mayRead(), await locked.mayGoOn()]).toEqual([false, false]);
  password = `${PASSWORD}-2`;
  const off = await change({ isActive: false });
  await admin.request('PUT', `/admin/users/${id}`, { isActive: true });
  expect([await off.mayRead(), await off.mayGoOn()]).toEqual([false, false]);
});
