'use client';

import { FailureScreen } from '@/components/screens/failure/failure-screen';

/** A screen that failed, inside the shell. */
export default function ErrorBoundary({ reset }: { reset: () => void }) {
  return <FailureScreen onRetry={reset} />;
}
