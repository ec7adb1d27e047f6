import { afterEach, expect, test, vi } from 'vitest';
import { copyWhenThere } from '../src/admin/copy-when-there';

afterEach(() => vi.unstubAllGlobals());

/** A clipboard as browsers have it, with what it has got. */
function clipboardOf(write: ((items: Record<string, Promise<Blob>>[]) => unknown) | undefined) {
  const texts: string[] = [];
  const writeText = async (text: string) => void texts.push(text);
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(content: Record<string, Promise<Blob>>) {
        Object.assign(this, content);
      }
    },
  );
  return texts;
}

test('a link is copied within the click, before the service has answered', async () => {
  let answer = (_: string) => {};
  const asked = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const got: unknown[] = [];
  clipboardOf(async ([item]) => got.push(await (await item?.['text/plain'])?.text()));
  const write = vi.spyOn(navigator.clipboard, 'write');
  const copied = copyWhenThere(asked);
  expect(write).toHaveBeenCalledOnce();
  answer('https://site.example/x');
  expect(await copied).toBe(true);
  expect(got).toEqual(['https://site.example/x']);
});

test('a browser that takes no promise gets the link when it is there', async () => {
  const texts = clipboardOf(undefined);
  expect(await copyWhenThere(Promise.resolve('https://site.example/x'))).toBe(true);
  expect(texts).toEqual(['https://site.example/x']);
});

test('where there is no link, or no clipboard, nothing is copied', async () => {
  const texts = clipboardOf(async ([item]) => item?.['text/plain']);
  expect(await copyWhenThere(Promise.resolve(null))).toBe(false);
  expect(texts).toEqual([]);
  vi.stubGlobal('navigator', {});
  expect(await copyWhenThere(Promise.resolve('https://site.example/x'))).toBe(false);
});
