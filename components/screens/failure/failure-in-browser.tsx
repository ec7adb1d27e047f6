'use client';

import { useEffect } from 'react';
import { hasNavigated } from '@/components/shell/navigation-progress';
import { FAILURE_COPY } from '@/content/errors';
import { FailureScreen } from './failure-screen';

/**
 * The screen for an error in the browser. Where a navigation has led to it, the line was most likely cut
 * in the middle of its data or of a script: the page is loaded as a whole, once, as it is where no data came.
 */
export function FailureInBrowser() {
  useEffect(() => {
    if (hasNavigated()) window.location.reload();
  }, []);
  if (!hasNavigated()) return <FailureScreen />;
  return (
    <p className="loading-overlay" data-shown="">
      {FAILURE_COPY.loading}
    </p>
  );
}
