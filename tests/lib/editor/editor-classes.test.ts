import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filterEditorClasses } from '@/lib/editor/editor-classes';
import { CLASS_VECTORS } from '../../fixtures/xss-field-vectors';

test.each(CLASS_VECTORS)('none of the hostile classes %j is applied', (classes) => {
  expect(filterEditorClasses(classes).allowed).toEqual([]);
});

test('the classes an editor may use are applied, the others are told', () => {
  expect(filterEditorClasses(' text-center fixed  brand-note p-4 ')).toEqual({
    allowed: ['text-center', 'brand-note', 'p-4'],
    dropped: ['fixed'],
  });
});

test('every class that the style sheet offers to editors passes the list', () => {
  const css = readFileSync(
    path.join(import.meta.dirname, '../../../app/styles/globals.css'),
    'utf8',
  );
  const offered = [...css.matchAll(/@source inline\("([^"]+)"\)/g)].flatMap(([, text = '']) =>
    expand(text),
  );
  expect(offered.length).toBeGreaterThan(50);
  expect(filterEditorClasses(offered.join(' ')).dropped).toEqual([]);
});

/** `{p,m}-{0,2}` as the style sheet's compiler expands it. */
function expand(text: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(text);
  if (!braces) return [text];
  const [whole, choices = ''] = braces;
  return choices.split(',').flatMap((choice) => expand(text.replace(whole, choice)));
}
