import type { ErrorItem } from '../../shared/errors/index.ts';
import { type Outcome, submit } from '../../shared/errors/index.ts';
import { concernsContent, type Deed } from './send-deed.ts';

type Parts = {
  isUnsaved: () => boolean;
  /** Answers whether everything is stored. */
  store: () => Promise<boolean>;
  send: (deed: Deed) => Promise<readonly ErrorItem[] | undefined>;
};

/**
 * Stores what is unsaved, if the deed is about the content, and then does it; refusals stand in the collection
 * publication-requests. Null where storing failed, so that nothing was done.
 */
export async function performDeed(deed: Deed, { isUnsaved, store, send }: Parts): Promise<Outcome | null> {
  if (concernsContent(deed) && isUnsaved() && !(await store())) return null;
  return submit('publication-requests', () => send(deed));
}
