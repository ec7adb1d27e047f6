import { describe, expect, test } from 'vitest';
import { isFrameworkScript } from '@/lib/server/ops/next-internals';

// What is read from the framework's texts. Whether the framework still writes them like this is tested
// with the installed version: tests/server/site/next-internals.test.ts.

describe("the framework's inline script", () => {
  test.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,[{"status":"failed"},"p#form",0]])',
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
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push(alert(1))',
    '(self.__next_f=self.__next_f||[]).push([0]);self.alert(1)',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2]);self.__next_f.push([alert(1)])',
  ])('is nothing else: %s', (code) => {
    expect(isFrameworkScript(code)).toBe(false);
  });
});
