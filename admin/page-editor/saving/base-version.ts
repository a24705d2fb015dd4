import type { ContentChange } from '../content/change-content.ts';
import { isSameContent } from '../content/compare-content.ts';
import { type ConflictChoice, type MergeConflict, mergeContent } from '../content/merge-content.ts';
import type { PageContent } from '../content/page-content.ts';

/** A version of the page as stored on the server. */
export type ServerVersion = {
  versionID: number;
  revision: number;
  content: PageContent;
  /** Name of the user who stored it; null if unknown. */
  storedBy: string | null;
};

/** The version on which the screen's content is based; plain data, so that it can be saved with a draft. */
export type BaseVersion = ServerVersion & {
  /** The content that was sent and that the server normalised to `content`. */
  sent: PageContent;
  /** Ids of the open conflicts; the server has the other's side of them. */
  open: readonly string[];
};

/** Decides which side of a conflict to take. */
export type ChooseSide = (conflict: MergeConflict) => ConflictChoice;

/** Makes a version of the server the base version, without open conflicts. */
export function toBaseVersion(server: ServerVersion): BaseVersion {
  return { ...server, sent: server.content, open: [] };
}

/** Replaces what was not changed since it was sent by the server's normalised form. */
function applyServerForm({ sent, content }: BaseVersion, screen: PageContent): PageContent {
  return sent === content ? screen : mergeContent({ base: sent, mine: screen, theirs: content }).content;
}

function mergeOpenConflicts(base: BaseVersion, screen: PageContent, choose: ChooseSide) {
  const { content, open } = base;
  const versions = { base: content, mine: applyServerForm(base, screen), theirs: content };
  return mergeContent(versions, { open: new Set(open), choose });
}

/** Returns the open conflicts of the screen's content. */
export function findOpenConflicts(base: BaseVersion, screen: PageContent): readonly MergeConflict[] {
  return base.open.length === 0 ? [] : mergeOpenConflicts(base, screen, () => 'mine').conflicts;
}

/** Returns the screen's content with every open conflict resolved by `choose`. */
export function resolveConflicts(base: BaseVersion, screen: PageContent, choose: ChooseSide): PageContent {
  return base.open.length === 0 ? screen : mergeOpenConflicts(base, screen, choose).content;
}

/** Returns what can be stored before the conflicts are resolved: the screen's content with the other's side of each. */
export function storableContent(base: BaseVersion, screen: PageContent): PageContent {
  return resolveConflicts(base, screen, () => 'theirs');
}

/** Whether a store would change anything on the server. */
export function needsStoring(base: BaseVersion, screen: PageContent): boolean {
  return !isSameContent(storableContent(base, applyServerForm(base, screen)), base.content);
}

/** The new base version, and the change that brings it to the screen and to each undo step. */
export type MergeResult = { base: BaseVersion; rewrite: ContentChange };

/**
 * Makes the server's response to a store the new base version. `rewrite` applies the server's normalised form to the
 * screen, except where it was changed since.
 */
export function mergeStored(base: BaseVersion, sent: PageContent, server: ServerVersion): MergeResult {
  return {
    base: { ...server, sent: isSameContent(sent, server.content) ? server.content : sent, open: base.open },
    rewrite: (content) => mergeContent({ base: sent, mine: content, theirs: server.content }).content,
  };
}

/** Merges a newer version of the server. `rewrite` applies everything without a conflict to a screen or undo step. */
export function mergeNewer(base: BaseVersion, screen: PageContent, server: ServerVersion): MergeResult {
  const open = new Set(base.open);
  const merge = (content: PageContent) =>
    mergeContent({ base: base.content, mine: applyServerForm(base, content), theirs: server.content }, { open });
  return {
    base: { ...toBaseVersion(server), open: merge(screen).conflicts.map(({ id }) => id) },
    rewrite: (content) => merge(content).content,
  };
}

/** Whether a draft has any changes that the server does not have. */
export function hasUnstoredWork(draft: { ground: BaseVersion; content: PageContent }, server: ServerVersion): boolean {
  const { base, rewrite } = mergeNewer(draft.ground, draft.content, server);
  return base.open.length > 0 || !isSameContent(rewrite(draft.content), server.content);
}
