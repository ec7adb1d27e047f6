import { expect, test } from 'vitest';
import { linkedTopics } from '@/components/layout/linked-topics';
import type { Category } from '@/content-client';

const topic = (name: string, link: string | null, children: Category[] = []): Category => ({
  name,
  slug: name.toLowerCase(),
  link,
  children,
});

test('a topic without a link is not listed, unless it stands above one that has', () => {
  const topics = [
    topic('Transport', null, [topic('Rail', '/post/rail'), topic('Road', null)]),
    topic('Air', '/post/air', [topic('Cargo', null)]),
    topic('Sea', null, [topic('Dhows', null)]),
    topic('Scripts', 'javascript:alert(1)'),
  ];
  expect(linkedTopics(topics)).toEqual([
    topic('Transport', null, [topic('Rail', '/post/rail')]),
    topic('Air', '/post/air'),
  ]);
});
