import type { BundleRow } from './bundle-format.ts';
import { normalizeTimestamp } from './normalize-timestamp.ts';
import type { ImportState } from './import-state.ts';
import { addConflict } from './part-report.ts';
import { rowSchemas } from './row-schemas.ts';

type Member = { groupID: number; id: number; madeAt: string; address: string };

/** Pages that a group lists; none in bundles of earlier releases. */
function readPages(row: BundleRow): { id: number; created_at: string }[] {
  return rowSchemas['translation-groups'].safeParse(row).data?.pages ?? [];
}

/**
 * A group is identified only by its id. A group that has pages here is the same only if one of them is also listed in the
 * bundle. Collects the others; a page of the bundle that exists here may still confirm them.
 */
export async function findUnconfirmedGroups(state: ImportState, groups: readonly BundleRow[]): Promise<void> {
  const { rows: members } = await state.options.client.query<Member>(
    `select sibling_group_id as "groupID", id, to_json(created_at) #>> '{}' as "madeAt", locale || ' ' || slug as address
       from page where sibling_group_id = any($1::int[]) order by id`,
    [groups.map(({ id }) => id)],
  );
  for (const group of groups) {
    const existing = members.filter(({ groupID }) => groupID === group.id);
    const bundled = readPages(group).map((page) => `${page.id} ${normalizeTimestamp(page.created_at)}`);
    const isConfirmed = existing.some(({ id, madeAt }) => bundled.includes(`${id} ${normalizeTimestamp(madeAt)}`));
    if (existing.length > 0 && !isConfirmed)
      state.unconfirmedGroups.set(Number(group.id), existing.map(({ address }) => address).join(', '));
  }
}

/**
 * A group that no page confirmed is another group here. Its pages must not become translations of the bundle's pages.
 */
export function rejectUnconfirmedGroups(state: ImportState): void {
  const report = state.reportOf({ name: 'translation-groups' });
  for (const [id, addresses] of state.unconfirmedGroups) {
    report.same -= 1;
    addConflict(report, `${id} (${addresses})`);
    state.report.isOfOtherSite = true;
  }
}
