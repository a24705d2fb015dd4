import type { Row } from './bundle-format.ts';
import { readMoment } from './moment.ts';
import type { ImportState } from './import-state.ts';
import { addConflict } from './part-report.ts';
import { rowShapes } from './row-shapes.ts';

type Member = { groupID: number; id: number; madeAt: string; address: string };

/** Pages as a group names them; none where it does not, as in bundles of earlier releases. */
function readPages(row: Row): { id: number; created_at: string }[] {
  return rowShapes['translation-groups'].safeParse(row).data?.pages ?? [];
}

/**
 * A group is nothing but its number: one that has pages here is the same only where one of these is among its pages in
 * the bundle too. Which are not is noted; a page of the bundle that is here already may still prove it.
 */
export async function findUnprovenGroups(state: ImportState, groups: readonly Row[]): Promise<void> {
  const { rows: members } = await state.bundle.client.query<Member>(
    `select sibling_group_id as "groupID", id, to_json(created_at) #>> '{}' as "madeAt", locale || ' ' || slug as address
       from page where sibling_group_id = any($1::int[]) order by id`,
    [groups.map(({ id }) => id)],
  );
  for (const group of groups) {
    const present = members.filter(({ groupID }) => groupID === group.id);
    const named = readPages(group).map((page) => `${page.id} ${readMoment(page.created_at)}`);
    const isProven = present.some(({ id, madeAt }) => named.includes(`${id} ${readMoment(madeAt)}`));
    if (present.length > 0 && !isProven)
      state.unprovenGroups.set(Number(group.id), present.map(({ address }) => address).join(', '));
  }
}

/** What is unproven after all pages is another group, whose pages must not become translations of the bundle's. */
export function refuseUnprovenGroups(state: ImportState): void {
  const report = state.reportOf({ name: 'translation-groups' });
  for (const [id, addresses] of state.unprovenGroups) {
    report.same -= 1;
    addConflict(report, `${id} (${addresses})`);
    state.report.isOfOtherSite = true;
  }
}
