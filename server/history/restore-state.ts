import {
  canEditPage,
  copyContent,
  loadNewestVersion,
  lockPage,
  mostBlocks,
  type Page,
  type PageVersion,
  type VersionContent,
  writeVersion,
} from '../pages/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, NotFound } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { fitBlocks, fitContent } from './fit-content.ts';
import { putBackBlock } from './put-back-block.ts';
import { loadSnapshotContents } from './snapshot.queries.ts';

/** `revision` names the state of the page that the viewer saw; without one the restored state wins. */
export type RestoreInput = { snapshotID: number; revision: number | null };

type Stored = { page: Page; version: PageVersion };
type States = { page: Page; kept: VersionContent; newest: VersionContent };
type Restoration = { action: string; toContent: (states: States) => VersionContent | Promise<VersionContent> };

async function lockSnapshot(tx: Transaction, snapshotID: number): Promise<{ page: Page; kept: VersionContent }> {
  const [snapshot] = await loadSnapshotContents(tx.em, [snapshotID]);
  if (!snapshot) throw new NotFound('PM_01');
  const page = await lockPage(tx.em, snapshot.pageID);
  // A store within five minutes may have replaced it while this waited for the page.
  const [locked] = await loadSnapshotContents(tx.em, [snapshotID]);
  return { page, kept: (locked ?? snapshot).content };
}

function restore(context: Context, input: RestoreInput, { action, toContent }: Restoration): Promise<Stored> {
  requireViewer(context);
  return inTransaction(context, async (tx) => {
    const { page, kept } = await lockSnapshot(tx, input.snapshotID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    if (input.revision !== null && input.revision !== page.revision) {
      throw InvalidInput.of('V_07', 'version.revision');
    }
    const newest = await loadNewestVersion(tx.em, page);
    const { version } = await writeVersion(tx, page, {
      newest,
      content: await toContent({ page, kept, newest: copyContent(newest) }),
      // What it replaces stays in the history, however short ago the same person stored it.
      builtOnPresent: false,
      whenEqual: 'version',
    });
    await tx.audit({ action, subjectType: 'page', subjectId: page.id });
    await tx.emit({ name: 'page.stored', pageID: page.id });
    return { page, version };
  });
}

/**
 * Stores what a page held at some time as its newest content; fields that a definition no longer allows are left out.
 * 404 PM_01; 409 V_07 on `version.revision`.
 */
export function restorePageSnapshot(context: Context, input: RestoreInput): Promise<Stored> {
  return restore(context, input, {
    action: 'page.snapshot-restored',
    toContent: ({ page, kept }) => fitContent(context.services, kept, page.type),
  });
}

/**
 * Stores one block as it was at some time: in its place, or behind the block that it stood behind.
 * 404 PM_01; V_12 on `snapshot.blockKey` that the snapshot does not hold, and on `version.blocks` where the page has
 * no room for one more; 409 V_07 on `version.revision`.
 */
export function restoreBlock(context: Context, input: RestoreInput & { blockKey: string }): Promise<Stored> {
  return restore(context, input, {
    action: 'page.block-restored',
    toContent: async ({ kept, newest }) => {
      const from = await fitBlocks(context.services, kept.blocks);
      const blocks = putBackBlock({ from, into: newest.blocks }, input.blockKey);
      if (!blocks) throw InvalidInput.of('V_12', 'snapshot.blockKey');
      if (blocks.length > mostBlocks) throw InvalidInput.of('V_12', 'version.blocks');
      return { ...newest, blocks };
    },
  });
}
