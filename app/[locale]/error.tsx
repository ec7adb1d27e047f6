'use client';

import { digestOf } from '@/components/screens/failure/digest-of';
import { FailureScreen } from '@/components/screens/failure/failure-screen';

/** The screen for an error, inside the shell. */
export default function ErrorBoundary({ error, retry }: { error: unknown; retry: () => void }) {
  return <FailureScreen reference={digestOf(error)} onRetry={retry} />;
}
