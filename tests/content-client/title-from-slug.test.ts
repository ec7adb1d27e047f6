import { expect, test } from 'vitest';
import { titleFromSlug } from '../../content-client';

test.each([
  ['whats-business-api', 'WhatsApp Business Api'],
  ['WHATS-new', 'WhatsApp New'],
  ['-erp--cloud-', 'Erp Cloud'],
  ['constructor-__proto__', 'Constructor __proto__'],
  ['', ''],
])('the slug %s becomes the title %s', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});
