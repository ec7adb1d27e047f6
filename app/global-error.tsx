'use client';

import './styles/globals.css';
import { digestOf } from '@/components/screens/failure/digest-of';
import { FailureScreen } from '@/components/screens/failure/failure-screen';
import { FAILURE_COPY } from '@/content/errors';

/** The same screen when the shell itself failed: a document of its own. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en">
      <head>
        <title>{FAILURE_COPY.title}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body className="flex flex-col bg-ink!">
        <main className="flex grow flex-col">
          <FailureScreen reference={digestOf(error)} onRetry={() => window.location.reload()} />
        </main>
      </body>
    </html>
  );
}
