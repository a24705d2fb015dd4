import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { claimTabID } from './editing-session.ts';
import { announcePresence, type Presence } from './page-server.ts';
import type { Saving } from './use-saving.ts';

/** How often an open editor tells of itself and asks whether the page was stored elsewhere; milliseconds. */
const PULSE = 5_000;

/** Everybody else with the page open; oneself for another window of one's own. */
export type Company = Presence['company'];

const ALONE: Company = [];

/** Follows what is stored elsewhere, so that little can clash, and tells who else has the page open. */
export function useCompany({ saver, state, autosave }: Saving): Company {
  const client = useApolloClient();
  const { pageID, isReadOnly } = useEditor();
  const [company, setCompany] = useState(ALONE);
  const pulse = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || isReadOnly) return;
    const presence = await announcePresence(client, pageID, await claimTabID());
    setCompany((known) => (isSame(known, presence?.company ?? ALONE) ? known : (presence?.company ?? ALONE)));
    if (presence === null) return;
    if (state.status === 'offline') autosave.hurry();
    await saver.catchUp(presence.revision);
  });
  useEffect(() => {
    const handlePulse = () => void pulse();
    handlePulse();
    const timer = window.setInterval(handlePulse, PULSE);
    document.addEventListener('visibilitychange', handlePulse);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', handlePulse);
    };
  }, []);
  return company;
}

function isSame(one: Company, other: Company): boolean {
  return (
    one.length === other.length && one.every(({ id, name }, at) => id === other[at]?.id && name === other[at].name)
  );
}
