import { isDeepStrictEqual } from 'node:util';
import { auditUnlessRepeated } from '../shared/audit-unless-repeated.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { loadNewestVersion, lockPageOfVersion } from './lock-pages.ts';
import { mergeContent, storePageVersionInput, copyContent, type VersionContent } from '../content/index.ts';
import type { Page, PageVersion } from './page.entity.ts';
import { canEditPage } from './page.policy.ts';
import { writeVersion } from './write-version.ts';

/** Names of changed fields in the audit log where they differ: the page type's fields are one. */
const changedFieldNames: Partial<Record<keyof VersionContent, string>> = {
  pageTypeProps: 'pageType',
  pageTypeImages: 'pageType',
  pageTypeFiles: 'pageType',
};

/** Returns the names of the fields that differ. */
function listChangedFields(before: VersionContent, after: VersionContent): string[] {
  const names = (Object.keys(before) as (keyof VersionContent)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  return [...new Set(names.map((name) => changedFieldNames[name] ?? name))];
}

/**
 * Stores content in the page's newest unfrozen version, whichever of its versions the request names. Content that
 * equals the newest version changes nothing, except that `startsState` adds a snapshot to the history.
 * 404 PM_01; 409 V_07 on `version.revision` if the content is based on another revision; V_12, V_14, V_15.
 */
export async function storePageVersion(
  context: Context,
  versionID: number,
  input: unknown,
): Promise<{ page: Page; version: PageVersion }> {
  requireViewer(context);
  const { id, revision, startsState, ...content } = parseInput(storePageVersionInput, input, 'version');
  if (id !== undefined && id !== versionID) throw InvalidInput.of(Errors.invalid, 'version.id');
  return inTransaction(context, async (tx) => {
    const page = await lockPageOfVersion(tx.em, versionID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    if (typeof revision === 'number' && revision !== page.revision)
      throw InvalidInput.of(Errors.invalidState, 'version.revision');
    const newest = await loadNewestVersion(tx.em, page);
    const before = copyContent(newest);
    const { version, isChanged } = await writeVersion(tx, page, {
      newest,
      content: mergeContent(newest, content),
      builtOnCurrentRevision: typeof revision === 'number' && startsState !== true,
      ifUnchanged: startsState === true ? 'snapshot' : 'nothing',
    });
    if (!isChanged && startsState !== true) return { page, version };
    await auditUnlessRepeated(tx, {
      action: 'page.stored',
      subjectId: page.id,
      changedFields: isChanged ? listChangedFields(before, version) : [],
    });
    if (isChanged) await tx.emit({ name: 'page.stored', pageID: page.id });
    return { page, version };
  });
}
