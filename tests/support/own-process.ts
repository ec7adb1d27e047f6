import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** They have projects of their own. */
const ELSEWHERE = /^tests\/(contract|server\/site)\//;

/** What is left behind in a process: another environment, modules, globals, a clock, a document. */
const LEAVES_SOMETHING =
  /@vitest-environment|support\/(form-env|fake-content)|vi\.(mock|resetModules|stubEnv|stubGlobal|useFakeTimers)\b|globalThis/;

/**
 * The unit tests, apart: those that may share a process and its modules, which takes a third of the
 * time, and those that leave something behind and need a process of their own.
 */
export function findUnitTests(root: string): { shared: string[]; isolated: string[] } {
  const files = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !ELSEWHERE.test(file));
  const leavesSomething = (file: string) =>
    LEAVES_SOMETHING.test(readFileSync(path.join(root, file), 'utf8'));
  return {
    shared: files.filter((file) => !leavesSomething(file)),
    isolated: files.filter(leavesSomething),
  };
}
