import type { ErrorItem } from '../../shared/errors/index.ts';
import { type Outcome, submitCall } from '../../shared/errors/index.ts';
import { requiresStoredContent, type PublicationAction } from './publication-action.ts';

type Dependencies = {
  isUnsaved: () => boolean;
  /** Returns whether everything is stored. */
  store: () => Promise<boolean>;
  send: (action: PublicationAction) => Promise<readonly ErrorItem[] | undefined>;
};

/**
 * Stores unsaved work if the action needs it, then sends the action; errors go to the collection publication-requests.
 * Returns null if storing failed, so that nothing was sent.
 */
export async function performAction(
  action: PublicationAction,
  { isUnsaved, store, send }: Dependencies,
): Promise<Outcome | null> {
  if (requiresStoredContent(action) && isUnsaved() && !(await store())) return null;
  return submitCall('publication-requests', () => send(action));
}
