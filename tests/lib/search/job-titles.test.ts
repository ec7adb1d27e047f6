import { expect, test } from 'vitest';
import { jobTitleKeywords } from '@/lib/search/job-titles';

test.each([
  ['Managing Director', 'CEO'],
  ['Founder and Managing Director', 'CEO'],
  ['CEO', 'managing director'],
  ['Chief Executive Officer', 'CEO'],
  ['Chief Technology Officer', 'CTO'],
  ['Chief Information Security Officer', 'CISO'],
  ['Partner, Chief Financial Officer', 'CFO'],
])('%s is found as %s', (title, name) => {
  expect(jobTitleKeywords(title).split(', ')).toContain(name);
});

test.each(['Assistant to the Managing Director', 'Head of Support', 'Officer', ''])(
  '%s has no other name',
  (title) => {
    expect(jobTitleKeywords(title)).toBe('');
  },
);
