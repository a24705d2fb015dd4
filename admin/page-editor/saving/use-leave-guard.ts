import { useEffect, useEffectEvent, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { useGetContent } from '../editor/use-content.ts';
import { keepDraft } from './draft-storage.ts';

type Props = { pageID: number; isUnsaved: () => boolean };

/**
 * Asks before unsaved work is left. Where nobody can be asked, because the session has ended and the sign-in takes the
 * screen, the work is kept for when the page is opened again.
 */
export function useLeaveGuard({ pageID, isUnsaved }: Props): Blocker {
  const getContent = useGetContent();
  const hasAgreed = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && isUnsaved();
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  const keep = useEffectEvent(() => {
    if (!hasAgreed.current && isUnsaved()) keepDraft(pageID, getContent());
  });
  useEffect(() => {
    if (blocker.state === 'proceeding') hasAgreed.current = true;
  }, [blocker.state]);
  useEffect(() => {
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      keep();
    };
  }, []);
  return blocker;
}
