import { isDraftNews, type ServerState } from './common-ground.ts';
import type { KeptDraft } from './read-draft.ts';

/** From this age on a draft of a page that nobody opens is looked at; days. */
const OLD = 30;

const DAY = 24 * 60 * 60 * 1000;

type Ports = {
  /** The user's drafts that were last changed before then, of any page. */
  listBefore: (before: Date) => Promise<readonly KeptDraft[]>;
  isOver: (id: string) => Promise<boolean>;
  fetchNewest: (pageID: number) => Promise<ServerState | null>;
  remove: (id: string) => Promise<void>;
};

/** Removes old drafts of which the server has everything by now. What it does not have is kept, however old it is. */
export async function sweepDrafts(ports: Ports, now: Date): Promise<void> {
  for (const draft of await ports.listBefore(new Date(now.getTime() - OLD * DAY))) {
    if (!(await ports.isOver(draft.id))) continue;
    const server = await ports.fetchNewest(draft.pageID);
    if (server !== null && !isDraftNews(draft, server)) await ports.remove(draft.id);
  }
}
