import { expect, test } from 'vitest';
import { sharedCms } from './support/cms';
import { countRows, refuseCommits } from './support/database';

test('a form whose record the database refuses at the end of the change is not confirmed', async () => {
  const cms = await sharedCms();
  const post = (name: string) =>
    cms.send('POST', 'contacts', {
      data: {
        name,
        company_name: 'Kariakoo Traders',
        email: 'asha@example.com',
        phone: '+255 22 000 0000',
        message: 'Hello',
      },
    });
  const isStored = (name: string) => countRows(cms.dataDir, 'contacts', `name = '${name}'`);
  const allow = await refuseCommits(cms.dataDir, 'contacts');
  expect(await post('Lost')).toMatchObject({ status: 500, body: { data: null } });
  expect(await isStored('Lost')).toBe(0);
  await allow();
  // What comes next is no part of what was refused.
  expect(await post('Kept')).toMatchObject({ status: 201 });
  expect(await isStored('Kept')).toBe(1);
});
