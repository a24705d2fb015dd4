import type { ApolloClient } from '@apollo/client';
import { RefreshSessionDocument } from '../../generated/graphql.ts';
import { sessionStore } from './session-store.ts';

/** After a reload for a failed refresh the next one is this far away (milliseconds), so that reloading never goes in circles. */
const reloadPause = 60_000;

const reloadKey = 'ximblox.reloaded-at';

/** The tab that a failed refresh reloads; its storage outlives the reload. */
export type ReloadedTab = { storage: Pick<Storage, 'getItem' | 'setItem'>; reload: () => void };

function reloadTab({ storage, reload }: ReloadedTab): void {
  const sinceLast = Date.now() - Number(storage.getItem(reloadKey) ?? Number.NEGATIVE_INFINITY);
  if (sinceLast >= 0 && sinceLast < reloadPause) return;
  storage.setItem(reloadKey, String(Date.now()));
  reload();
}

/**
 * Extends the session. Where that fails the page is reloaded, whatever the failure: no session any more, a refusal, a
 * fault of the server or no response at all.
 */
export async function refreshSession(client: ApolloClient, tab: ReloadedTab): Promise<void> {
  try {
    const { data } = await client.mutate({ mutation: RefreshSessionDocument });
    const user = data?.refreshSession.user ?? null;
    if (user === null) reloadTab(tab);
    else sessionStore.receive(user);
  } catch {
    reloadTab(tab);
  }
}
