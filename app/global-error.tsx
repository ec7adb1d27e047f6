'use client';

import './styles/globals.css';
import { FailureInBrowser } from '@/components/screens/failure/failure-in-browser';
import { FAILURE_COPY } from '@/content/errors';

/** The same screen when the shell itself failed: a document of its own. */
export default function GlobalError() {
  return (
    <html lang="en">
      <head>
        <title>{FAILURE_COPY.title}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body className="flex flex-col bg-ink!">
        <main className="flex grow flex-col">
          <FailureInBrowser />
        </main>
      </body>
    </html>
  );
}
