'use client';

import './globals.css';
import { FailureScreen } from '@/components/screens/failure/failure-screen';

/** The same when the shell itself failed: a document of its own. */
export default function GlobalError() {
  return (
    <html lang="en">
      <head>
        <title>Unexpected Application Error!</title>
        <meta name="robots" content="noindex" />
      </head>
      <body className="flex flex-col">
        <main className="flex grow flex-col">
          <FailureScreen onRetry={() => window.location.reload()} />
        </main>
      </body>
    </html>
  );
}
