import { expect, test } from 'vitest';
import { routeClass } from '@/lib/server/ops/route-class';

test.each([
  ['/', 'home'],
  ['/?utm_source=letter', 'home'],
  ['/aboutus', 'companyProfile'],
  ['/contact_us.php', 'old'],
  ['/search?q=asha', 'search'],
  ['/post/erp', 'article'],
  ['/what-we-do/erp', 'article'],
  ['/blogs/page/2', 'blogs'],
  ['/services/erp', 'service'],
  ['/careers/consultant', 'vacancy'],
  ['/post/erp.md', 'file'],
  ['/feed.xml', 'rssFeed'],
  ['/_next/static/chunks/a.js', 'static'],
  ['/_next/image?url=%2Fa.png', 'image'],
  ['/api/health/ready', 'health'],
  ['/api/form-token?form=quote', 'api'],
])('%s is of the class %s', (url, expected) => {
  expect(routeClass(url)).toBe(expected);
});
