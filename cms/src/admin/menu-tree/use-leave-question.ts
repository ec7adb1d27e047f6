import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

const QUESTION = 'Your moves are not saved. Leave this page without them?';

/** Asks before somebody leaves a page with something that is not saved. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useBeforeUnload(useCallback((event) => isUnsaved && event.preventDefault(), [isUnsaved]));
}
