import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { fetchRevision } from './page-server.ts';
import type { Saving } from './use-saving.ts';

/** How often a page that is looked at asks whether it was stored elsewhere; milliseconds. */
const PULSE = 5_000;

/** How long somebody counts as working on the page after a store; milliseconds. */
const PRESENCE = 60_000;

/** Somebody else at work on the page: the name, null where it is not known. */
export type Company = { name: string | null };

/** Follows what is stored elsewhere, so that little can clash, and tells who it is; null while nobody else stores. */
export function useCompany({ saver, state, autosave, merged }: Saving): Company | null {
  const client = useApolloClient();
  const { page, isReadOnly } = useEditor();
  const [now, setNow] = useState(() => Date.now());
  const ask = useEffectEvent(async () => {
    setNow(Date.now());
    if (document.visibilityState === 'hidden' || isReadOnly) return;
    const revision = await fetchRevision(client, page.id);
    if (revision === null) return;
    if (state.status === 'offline') autosave.hurry();
    await saver.catchUp(revision);
  });
  useEffect(() => {
    const handlePulse = () => void ask();
    const timer = window.setInterval(handlePulse, PULSE);
    document.addEventListener('visibilitychange', handlePulse);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', handlePulse);
    };
  }, []);
  if (merged === null || now - merged.at.getTime() > PRESENCE) return null;
  return { name: merged.by };
}
