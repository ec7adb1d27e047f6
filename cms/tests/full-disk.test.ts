import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';
import fullDisk from '../src/middlewares/full-disk';

/** What the service answers where a disk is full, with the error that the program threw. */
async function answer(path: string, code: string) {
  const error = Object.assign(new Error('insert into `articles` - database or disk is full'), {
    code,
  });
  const log = { error: vi.fn() };
  const strapi = { config: { get: () => '/api' }, log } as unknown as Core.Strapi;
  const ctx = { path, status: 404, body: undefined };
  const handle = fullDisk({}, { strapi });
  await handle(ctx as never, () => Promise.reject(error));
  return { ...ctx, logged: log.error.mock.calls };
}

test.each(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])(
  'staff read that the disk is full, and the log has the reason: %s',
  async (code) => {
    const { status, body, logged } = await answer('/content-manager/single-types/x', code);
    expect(status).toBe(507);
    expect(JSON.stringify(body)).toContain('The disk of the content service is full');
    expect(JSON.stringify(body)).not.toContain('insert into');
    expect(logged).toEqual([[expect.objectContaining({ code })]]);
  },
);

test('programs get what Strapi says, and so does every other failure', async () => {
  await expect(answer('/api/contacts', 'SQLITE_FULL')).rejects.toThrow('disk is full');
  await expect(answer('/content-manager/single-types/x', 'SQLITE_BUSY')).rejects.toThrow();
});
