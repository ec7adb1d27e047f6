import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { NewsletterScreen } from '@/components/screens/newsletter/newsletter-screen';

async function render(contactEmail: string | null): Promise<string> {
  const screen = (
    <NewsletterScreen state="unsubscribe-invalid" link="" contactEmail={contactEmail} />
  );
  const { prelude } = await prerender(screen);
  return new Response(prelude).text();
}

test('who cannot unsubscribe with a link reads where to write, and not to subscribe', async () => {
  const html = await render('hello@example.com');
  expect(html).toContain('href="mailto:hello@example.com"');
  expect(html).not.toContain('subscribe again');
  expect(await render(null)).toContain('href="/contact"');
});
