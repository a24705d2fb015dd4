import { canEditPage, loadNewestVersion, lockPage, type Page, type PageVersion, writeVersion } from '../pages/index.ts';
import { copyContent, maxBlocks, type VersionContent } from '../content/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, NotFound, Errors } from '../shared/errors/index.ts';
import type { AuditAction } from '../shared/audit-actions.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { dropInvalidBlockProps, dropInvalidProps } from './drop-invalid-props.ts';
import { putBackBlock } from './put-back-block.ts';
import { loadSnapshotContents } from './snapshot.queries.ts';

/** `revision` is the page's revision that the viewer saw; null overwrites newer content. */
export type RestoreSnapshotInput = { snapshotID: number; revision: number | null };

type Stored = { page: Page; version: PageVersion };
type States = { page: Page; snapshotContent: VersionContent; newest: VersionContent };
type Restoration = { action: AuditAction; toContent: (states: States) => VersionContent | Promise<VersionContent> };

async function lockSnapshot(
  tx: Transaction,
  snapshotID: number,
): Promise<{ page: Page; snapshotContent: VersionContent }> {
  const [snapshot] = await loadSnapshotContents(tx.em, [snapshotID]);
  if (!snapshot) throw new NotFound(Errors.pageNotFound);
  const page = await lockPage(tx.em, snapshot.pageID);
  // A store may have replaced the snapshot's content while this waited for the lock.
  const [locked] = await loadSnapshotContents(tx.em, [snapshotID]);
  return { page, snapshotContent: (locked ?? snapshot).content };
}

function restoreFromSnapshot(
  context: Context,
  input: RestoreSnapshotInput,
  { action, toContent }: Restoration,
): Promise<Stored> {
  requireViewer(context);
  return inTransaction(context, async (tx) => {
    const { page, snapshotContent } = await lockSnapshot(tx, input.snapshotID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    if (input.revision !== null && input.revision !== page.revision) {
      throw InvalidInput.of(Errors.invalidState, 'version.revision');
    }
    const newest = await loadNewestVersion(tx.em, page);
    const { version } = await writeVersion(tx, page, {
      newest,
      content: await toContent({ page, snapshotContent, newest: copyContent(newest) }),
      // Keep the replaced content in the history even if the same user stored it just now.
      builtOnCurrentRevision: false,
      ifUnchanged: 'version',
    });
    await tx.audit({ action, subjectId: page.id });
    await tx.emit({ name: 'page.stored', pageID: page.id });
    return { page, version };
  });
}

/**
 * Stores the content of a snapshot as the newest content of its page, without props that are no longer valid.
 * 404 PM_01; 409 V_07 on `version.revision`.
 */
export function restorePageSnapshot(context: Context, input: RestoreSnapshotInput): Promise<Stored> {
  return restoreFromSnapshot(context, input, {
    action: 'page.snapshot-restored',
    toContent: ({ page, snapshotContent }) => dropInvalidProps(context.services, snapshotContent, page.type),
  });
}

/**
 * Restores one block of a snapshot, in its place or after the block that preceded it.
 * 404 PM_01; V_12 on `snapshot.blockKey` if the snapshot does not have it, and on `version.blocks` if the page would
 * have too many blocks; 409 V_07 on `version.revision`.
 */
export function restoreBlock(context: Context, input: RestoreSnapshotInput & { blockKey: string }): Promise<Stored> {
  return restoreFromSnapshot(context, input, {
    action: 'page.block-restored',
    toContent: async ({ snapshotContent, newest }) => {
      const from = await dropInvalidBlockProps(context.services, snapshotContent.blocks);
      const blocks = putBackBlock({ from, into: newest.blocks }, input.blockKey);
      if (!blocks) throw InvalidInput.of(Errors.invalid, 'snapshot.blockKey');
      if (blocks.length > maxBlocks) throw InvalidInput.of(Errors.invalid, 'version.blocks');
      return { ...newest, blocks };
    },
  });
}
