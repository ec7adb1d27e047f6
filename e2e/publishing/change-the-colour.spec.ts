import { expect, test } from '../support/test';

const PROFILE = 'api::company-profile.company-profile';
const TILE = '/weave/ink-1.svg';

test('another colour is in every drawing when the editor’s button is ready again', async ({
  editor,
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).body();
  const iconOf = async (path: string) =>
    /<link rel="icon" href="([^"]+)"/.exec((await read(path)).toString())?.[1] ?? '';
  const publish = async (accentColor: string | null) => {
    await editor.updateSingle(PROFILE, { accentColor });
    await editor.publishSingle(PROFILE);
  };
  const before = {
    tile: await read(TILE),
    icon: await iconOf('/'),
    image: await read('/favicon.ico'),
  };
  expect(before.tile.toString()).toContain('#f43f5e');

  await publish('#14b8a6');
  // No waiting here: these are the first visits after the publish.
  expect((await read(TILE)).toString()).toContain('#14b8a6');
  expect((await read('/favicon.ico')).equals(before.image)).toBe(false);
  expect(await iconOf('/')).not.toBe(before.icon);
  expect((await read('/')).toString()).toContain('--accent:20 184 166;');

  await publish(null);
  expect((await read(TILE)).equals(before.tile)).toBe(true);
  expect((await read('/favicon.ico')).equals(before.image)).toBe(true);
  expect(await iconOf('/')).toBe(before.icon);
});
