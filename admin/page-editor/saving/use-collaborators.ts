import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePageEditor } from '../editor/editor-context.ts';
import { claimTabID } from './draft-session.ts';
import { announcePresence, type Presence } from './page-api.ts';
import type { Saving } from './use-saving.ts';

/** How often an open editor announces itself and checks for newer versions. */
const HEARTBEAT_INTERVAL_MS = 5_000;

/** The other users who have the page open; includes the viewer for another window. */
export type Collaborators = Presence['company'];

const NO_COLLABORATORS: Collaborators = [];

/** Announces the open editor, merges newer versions early to avoid conflicts, and returns the collaborators. */
export function useCollaborators({ saver, state, autosave }: Saving): Collaborators {
  const client = useApolloClient();
  const { pageID, isReadOnly } = usePageEditor();
  const [collaborators, setCollaborators] = useState(NO_COLLABORATORS);
  const sendHeartbeat = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || isReadOnly) return;
    const presence = await announcePresence(client, pageID, await claimTabID());
    setCollaborators((known) =>
      isSameList(known, presence?.company ?? NO_COLLABORATORS) ? known : (presence?.company ?? NO_COLLABORATORS),
    );
    if (presence === null) return;
    if (state.status === 'offline') autosave.storeNow();
    await saver.catchUp(presence.revision);
  });
  useEffect(() => {
    const handleHeartbeat = () => void sendHeartbeat();
    handleHeartbeat();
    const timer = window.setInterval(handleHeartbeat, HEARTBEAT_INTERVAL_MS);
    document.addEventListener('visibilitychange', handleHeartbeat);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', handleHeartbeat);
    };
  }, []);
  return collaborators;
}

function isSameList(one: Collaborators, other: Collaborators): boolean {
  return (
    one.length === other.length && one.every(({ id, name }, at) => id === other[at]?.id && name === other[at].name)
  );
}
