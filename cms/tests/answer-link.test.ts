import { expect, test } from 'vitest';
import { answerLink } from '../src/admin/leads/types';
import type { Lead } from '../src/leads/inbox/lead';

const lead: Lead = {
  ...{ uid: 'api::contact.contact', documentId: 'a', kind: 'Contact message', sentAt: '' },
  ...{ name: 'Asha', email: 'asha@example.com', phone: '', company: '', service: '' },
  ...{ message: 'Hello', status: 'new', owner: '', ownerId: null, isRead: true, formNote: '' },
  notification: 'none',
  source: { page: '', referrer: '', campaign: '' },
};

test('the answer begins with the name, and has the visitor’s words below', () => {
  const url = new URL(answerLink({ ...lead, message: 'One\nTwo' }));
  expect(url.searchParams.get('subject')).toBe('Your message');
  expect(url.pathname).toBe('asha@example.com');
  expect(url.searchParams.get('body')).toBe('Dear Asha,\r\n\r\n\r\n> One\r\n> Two');
});

test.each(['x', ' ', 'é', '🙂', 'ي'])(
  'of many %j there are as many as an address may have on Windows',
  (character) => {
    for (const start of ['', 'x']) {
      const link = answerLink({ ...lead, message: start + character.repeat(4000) });
      const body = new URL(link).searchParams.get('body');
      expect(link.length).toBeGreaterThan(1980);
      expect(link.length).toBeLessThanOrEqual(2000);
      expect(body).not.toContain('\uFFFD');
    }
  },
);
