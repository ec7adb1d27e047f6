import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { PNG } from '../../tests/support/png';
import { createEditor } from '../scripts/editor.mjs';
import { entryOf, textOf } from './support/client';
import { sharedCms } from './support/cms';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const cms = await sharedCms();
const editor = await createEditor(cms);

function fileIn(field: string, name = 'one.png', content: string | Buffer = PNG): FormData {
  const form = new FormData();
  const bytes = new Uint8Array(Buffer.from(content));
  form.set(field, new Blob([bytes], { type: 'image/png' }), name);
  return form;
}

const post = (target: string, token?: string) =>
  fetch(cms.url + target, {
    method: 'POST',
    body: fileIn('files'),
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
/** Strapi does not wait until its own are removed. */
const expectNothingLeft = () =>
  expect.poll(() => readdir(cms.temporaryDir), { timeout: 20_000 }).toEqual([]);

test.for(['/nothing', '/', '/api/contacts', '/api/upload', '/admin/login', '/uploads'])(
  'a file that is sent to %s is not read, nor with the token of the site',
  async (target) => {
    expect((await post(target)).status).toBe(415);
    expect((await post(target, cms.token)).status).toBe(415);
    await expectNothingLeft();
  },
);

test.for(['/upload', '/upload?id=1', '/upload/files/1/replace', '/admin/project-settings'])(
  'a file that is sent to %s without a login of staff is not read',
  async (target) => {
    expect((await post(target)).status).toBe(401);
    expect((await post(target, cms.token)).status).toBe(401);
    expect((await post(target, 'e30.e30.e30')).status).toBe(401);
    await expectNothingLeft();
  },
);

test('no file stays in the temporary folder, under which field ever, taken or refused', async () => {
  const taken = fileIn('files');
  taken.append('other', new Blob(['x']), 'other.png');
  await editor.request('POST', '/upload', taken);
  await expectNothingLeft();
  await expect(editor.request('POST', '/upload', fileIn('other'))).rejects.toThrow(/: 400 /);
  await expectNothingLeft();
  const refused = fileIn('files', 'evil.svg', SVG);
  await expect(editor.request('POST', '/upload', refused)).rejects.toThrow(/was not taken/);
  await expectNothingLeft();
});

test('an upload that is interrupted leaves no file', async () => {
  const sent = request(`${cms.url}/upload`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await login()}`,
      'Content-Type': 'multipart/form-data; boundary=b',
    },
  });
  sent.on('error', () => {});
  sent.write(
    '--b\r\nContent-Disposition: form-data; name="files"; filename="long.png"\r\nContent-Type: image/png\r\n\r\n',
  );
  sent.write('x'.repeat(99_999));
  await expect.poll(() => readdir(cms.temporaryDir), { timeout: 20_000 }).toHaveLength(1);
  sent.destroy();
  await expectNothingLeft();
});

test('the logo of the admin is still taken', async () => {
  const saved = await editor.request('POST', '/admin/project-settings', fileIn('authLogo'));
  expect(saved).toMatchObject({ authLogo: { name: 'one.png' } });
  await expectNothingLeft();
  // The next file finds the service without one.
  const none = new FormData();
  none.set('authLogo', '');
  const emptied = await editor.request('POST', '/admin/project-settings', none);
  expect(emptied).toMatchObject({ authLogo: null });
});

async function login(): Promise<string> {
  const { adminEmail: email, adminPassword: password } = cms;
  const response = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return textOf(entryOf(entryOf(await response.json()).data).token);
}
