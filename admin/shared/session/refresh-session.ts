import type { RefreshSessionMutation } from '../../generated/graphql.ts';
import { sessionStore } from './session-store.ts';

/** Minimum interval between reloads after failed refreshes, which prevents a reload loop. */
const reloadIntervalMs = 60_000;

const reloadKey = 'ximblox.reloaded-at';

/** The tab to reload; its storage survives the reload. */
export type ReloadableTab = { storage: Pick<Storage, 'getItem' | 'setItem'>; reload: () => void };

function reloadTab({ storage, reload }: ReloadableTab): void {
  const sinceLastMs = Date.now() - Number(storage.getItem(reloadKey) ?? Number.NEGATIVE_INFINITY);
  if (sinceLastMs >= 0 && sinceLastMs < reloadIntervalMs) return;
  storage.setItem(reloadKey, String(Date.now()));
  reload();
}

/** Calls the server, which extends the session. */
type SendRefresh = () => Promise<{ data?: RefreshSessionMutation | null }>;

/** Extends the session. Reloads the page on any failure: ended session, rejection, server error or no response. */
export async function refreshSession(send: SendRefresh, tab: ReloadableTab): Promise<void> {
  try {
    const { data } = await send();
    const user = data?.refreshSession.user ?? null;
    if (user === null) reloadTab(tab);
    else sessionStore.receive(user);
  } catch {
    reloadTab(tab);
  }
}
