import { describe, expect, it } from 'vitest';
import { planPublication } from './plan-publication.ts';

const createRow = (id: number, fields: { live?: boolean; status?: 'CONCEPT' | 'REQUESTED' | 'PUBLISHED' } = {}) => ({
  id,
  title: `Page ${id}`,
  live: false,
  status: 'CONCEPT' as const,
  ...fields,
});
const createPassingChecks = (pageID: number) => ({ pageID, isEmpty: false, errors: [] });

describe('planPublication', () => {
  it('skips pages that have no blocks, fail their checks or no longer exist', () => {
    const faulty = { ...createPassingChecks(2), errors: [{ code: 'V_01' as const, property: 'block.b1.text' }] };
    const empty = { ...createPassingChecks(3), isEmpty: true };
    const plan = planPublication(
      [createRow(1), createRow(2), createRow(3), createRow(4)],
      [createPassingChecks(1), faulty, empty],
    );
    expect(plan.ready.map(({ id }) => id)).toEqual([1]);
    expect(plan.skipped.map(({ page, checks }) => [page.id, checks])).toEqual([
      [2, faulty],
      [3, empty],
      [4, undefined],
    ]);
  });

  it('counts the effects for visitors of the ready pages', () => {
    const rows = [
      createRow(1),
      createRow(2, { live: true, status: 'PUBLISHED' }),
      createRow(3, { live: true, status: 'REQUESTED' }),
      createRow(4, { status: 'REQUESTED' }),
    ];
    const plan = planPublication(rows, [createPassingChecks(1), createPassingChecks(2), createPassingChecks(3)]);
    expect(plan).toMatchObject({ newCount: 1, replacedCount: 2, requestedCount: 1 });
  });
});
