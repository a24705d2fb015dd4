import type { Change } from '../content/change-content.ts';
import { isSameContent } from '../content/compare-content.ts';
import { type Choice, type Clash, mergeContent } from '../content/merge-content.ts';
import type { PageContent } from '../content/page-content.ts';

/** A state of the page as the server answers it. */
export type ServerState = {
  versionID: number;
  revision: number;
  content: PageContent;
  /** Name of whoever stored it; null where that is not known. */
  storedBy: string | null;
};

/** What the screen and the server have agreed on; plain data, so that it can be kept with a draft. */
export type CommonGround = ServerState & {
  /** What was sent for the server to make `content` of, by which its own words are known on the screen. */
  sent: PageContent;
  /** Ids of the clashes that wait for a choice; the server has the other's side of them. */
  open: readonly string[];
};

export type Choose = (clash: Clash) => Choice;

export function groundOf(server: ServerState): CommonGround {
  return { ...server, sent: server.content, open: [] };
}

/** The screen's content with the server's form of everything that was not touched since it was sent. */
function settle({ sent, content }: CommonGround, screen: PageContent): PageContent {
  return sent === content ? screen : mergeContent({ base: sent, mine: screen, theirs: content }).content;
}

function mergeOpen(ground: CommonGround, screen: PageContent, choose: Choose) {
  const { content, open } = ground;
  const versions = { base: content, mine: settle(ground, screen), theirs: content };
  return mergeContent(versions, { open: new Set(open), choose });
}

/** The clashes that are still open on the screen. */
export function clashesOf(ground: CommonGround, screen: PageContent): readonly Clash[] {
  return ground.open.length === 0 ? [] : mergeOpen(ground, screen, () => 'mine').clashes;
}

/** The screen's content with a choice made for every open clash. */
export function chosenContent(ground: CommonGround, screen: PageContent, choose: Choose): PageContent {
  return ground.open.length === 0 ? screen : mergeOpen(ground, screen, choose).content;
}

/** What can be stored before anybody has chosen: everything but one's own side of the open clashes. */
export function storableContent(ground: CommonGround, screen: PageContent): PageContent {
  return chosenContent(ground, screen, () => 'theirs');
}

/** Whether a store would change anything on the server. */
export function needsStoring(ground: CommonGround, screen: PageContent): boolean {
  return !isSameContent(storableContent(ground, settle(ground, screen)), ground.content);
}

export type Meeting = { ground: CommonGround; rewrite: Change };

/**
 * After a store: the server's own form of what was sent becomes the common ground. `rewrite` brings it to the screen;
 * what was changed since is left alone.
 */
export function afterStore(ground: CommonGround, sent: PageContent, server: ServerState): Meeting {
  return {
    ground: { ...server, sent: isSameContent(sent, server.content) ? server.content : sent, open: ground.open },
    rewrite: (content) => mergeContent({ base: sent, mine: content, theirs: server.content }).content,
  };
}

/** The page was stored elsewhere: what does not clash comes to the screen and to every step of undo. */
export function meetNewer(ground: CommonGround, screen: PageContent, server: ServerState): Meeting {
  const open = new Set(ground.open);
  const merge = (content: PageContent) =>
    mergeContent({ base: ground.content, mine: settle(ground, content), theirs: server.content }, { open });
  return {
    ground: { ...groundOf(server), open: merge(screen).clashes.map(({ id }) => id) },
    rewrite: (content) => merge(content).content,
  };
}

/** Whether a kept draft holds anything that the page does not have by now. */
export function isDraftNews(draft: { ground: CommonGround; content: PageContent }, server: ServerState): boolean {
  const { ground, rewrite } = meetNewer(draft.ground, draft.content, server);
  return ground.open.length > 0 || !isSameContent(rewrite(draft.content), server.content);
}
