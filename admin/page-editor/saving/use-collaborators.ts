import { useEffect, useEffectEvent, useState } from 'react';
import { type AnnouncePresenceMutation, useAnnouncePresenceMutation } from '../../generated/graphql.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { claimTabID } from './draft-session.ts';
import type { Saving } from './use-saving.ts';

/** How often an open editor announces itself and checks for newer versions. */
const HEARTBEAT_INTERVAL_MS = 5_000;

type Presence = NonNullable<AnnouncePresenceMutation['announcePresence']['presence']>;

/** The other users who have the page open; includes the viewer for another window. */
export type Collaborators = Presence['company'];

const NO_COLLABORATORS: Collaborators = [];

/**
 * Returns a function that announces that the page is open here. It returns revision and collaborators; null if the server
 * is unreachable.
 */
function useAnnouncePresence(pageID: number): () => Promise<Presence | null> {
  const [announcePresence] = useAnnouncePresenceMutation({ fetchPolicy: 'no-cache' });
  return async () => {
    const variables = { pageID, tabID: await claimTabID() };
    try {
      const { data } = await announcePresence({ variables });
      return data?.announcePresence.presence ?? null;
    } catch {
      return null;
    }
  };
}

/** Announces the open editor, merges newer versions early to avoid conflicts, and returns the collaborators. */
export function useCollaborators({ saver, state, autosave }: Saving): Collaborators {
  const { pageID, isReadOnly } = usePageEditor();
  const announcePresence = useAnnouncePresence(pageID);
  const [collaborators, setCollaborators] = useState(NO_COLLABORATORS);
  const sendHeartbeat = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || isReadOnly) return;
    const presence = await announcePresence();
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
