import { describe, expect, test } from 'vitest';
import { findRedirectTarget, isFrameworkScript, toPagePath } from '@/lib/server/ops/next-internals';

// What is read from the framework's texts. Whether the framework still writes them like this is tested
// with the installed version: tests/server/site/next-internals.test.ts.

describe('the path of a cache key', () => {
  test.each([
    ['/route-cache/APP_PAGE/0a1b2c/$/blogs', '/blogs'],
    ['/route-cache/APP_PAGE/0a1b2c/$/post/caf%C3%A9', '/post/caf%C3%A9'],
    ['/route-cache/APP_PAGE/0a1b2c/$/index', '/'],
    ['/blogs', '/blogs'],
    ['/index', '/'],
  ])('of %s is %s', (key, path) => {
    expect(toPagePath(key)).toBe(path);
  });
});

describe('the target of a redirect in flight data', () => {
  test.each([
    ['3:E{"digest":"NEXT_REDIRECT;replace;/new;308;"}', '/new'],
    ['3:E{"digest":"NEXT_REDIRECT;push;/caf\\u00e9?a=1;307;"}', '/café?a=1'],
    ['3:E{"digest":"NEXT_REDIRECT;replace;https://example.org/;308;"}', 'https://example.org/'],
    ['3:E{"digest":"NEXT_REDIRECT;replace;/new;200;"}', null],
    ['3:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}', null],
    ['', null],
  ])('of %s is %s', (flightData, target) => {
    expect(findRedirectTarget(flightData)).toBe(target);
  });
});

describe("the framework's inline script", () => {
  test.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"2:[\\"$\\",\\"p\\",null]"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
  ])('is a call with one JSON value: %s', (code) => {
    expect(isFrameworkScript(code)).toBe(true);
  });

  test.each([
    'alert(1)',
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([0]);alert(1)',
    'alert(1);self.__next_f.push([0])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1);//]',
  ])('is nothing else: %s', (code) => {
    expect(isFrameworkScript(code)).toBe(false);
  });
});
