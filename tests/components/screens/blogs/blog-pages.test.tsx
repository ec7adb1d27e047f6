// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BlogPages } from '@/components/screens/blogs/blog-pages';
import { BLOGS_COPY } from '@/content/blogs';

afterEach(cleanup);

test.each([
  [1, [BLOGS_COPY.older]],
  [2, [BLOGS_COPY.newer, BLOGS_COPY.older]],
  [3, [BLOGS_COPY.newer]],
])('page %i of three says which one it is, and leads on to the others', (page, steps) => {
  render(<BlogPages page={page} pageCount={3} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain(String(page));
  const all: string[] = [BLOGS_COPY.newer, BLOGS_COPY.older];
  const names = screen.getAllByRole('link').map((link) => link.textContent.trim());
  expect(names.filter((name) => all.includes(name))).toEqual(steps);
});
