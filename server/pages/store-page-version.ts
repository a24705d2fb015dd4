import { isDeepStrictEqual } from 'node:util';
import { auditRepeated } from '../audit/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, parseInput } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { loadNewestVersion, lockPageOfVersion } from './load-page.ts';
import { mergeContent } from './merge-content.ts';
import type { Page, PageVersion } from './page.entity.ts';
import { canEditPage } from './page.policy.ts';
import { storePageVersionInput } from './page-version.input.ts';
import { copyContent, type VersionContent } from './version-content.ts';
import { writeVersion } from './write-version.ts';

/** The parts of a version's content as a store names them: what belongs to the page type is one of them. */
const partOf: Partial<Record<keyof VersionContent, string>> = {
  pageTypeProps: 'pageType',
  pageTypeImages: 'pageType',
  pageTypeFiles: 'pageType',
};

/** What differs between the content before and after a store. */
function listChanges(before: VersionContent, after: VersionContent): string[] {
  const names = (Object.keys(before) as (keyof VersionContent)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  return [...new Set(names.map((name) => partOf[name] ?? name))];
}

/**
 * Stores content, whichever of the page's versions it was sent to, into the newest unfrozen one. What equals the newest
 * version changes nothing, but for a state of the history where `startsState` asks for one.
 * 404 PM_01; 409 V_07 on `version.revision` where it was made from another state of the page; V_12, V_14, V_15.
 */
export async function storePageVersion(
  context: Context,
  versionID: number,
  input: unknown,
): Promise<{ page: Page; version: PageVersion }> {
  requireViewer(context);
  const { id, revision, startsState, ...content } = parseInput(storePageVersionInput, input, 'version');
  if (id !== undefined && id !== versionID) throw InvalidInput.of('V_12', 'version.id');
  return inTransaction(context, async (tx) => {
    const page = await lockPageOfVersion(tx.em, versionID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    if (typeof revision === 'number' && revision !== page.revision) throw InvalidInput.of('V_07', 'version.revision');
    const newest = await loadNewestVersion(tx.em, page);
    const before = copyContent(newest);
    const { version, isChanged } = await writeVersion(tx, page, {
      newest,
      content: mergeContent(newest, content),
      builtOnPresent: typeof revision === 'number' && startsState !== true,
      whenEqual: startsState === true ? 'state' : 'nothing',
    });
    if (!isChanged && startsState !== true) return { page, version };
    await auditRepeated(tx, {
      action: 'page.stored',
      subjectType: 'page',
      subjectId: page.id,
      changedFields: isChanged ? listChanges(before, version) : [],
    });
    if (isChanged) await tx.emit({ name: 'page.stored', pageID: page.id });
    return { page, version };
  });
}
