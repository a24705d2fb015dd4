import { describe, expect, it } from 'vitest';
import { planPublication } from './plan-publication.ts';

const row = (id: number, fields: { live?: boolean; status?: 'CONCEPT' | 'REQUESTED' | 'PUBLISHED' } = {}) => ({
  id,
  title: `Page ${id}`,
  live: false,
  status: 'CONCEPT' as const,
  ...fields,
});
const passes = (pageID: number) => ({ pageID, isEmpty: false, errors: [] });

describe('planPublication', () => {
  it('leaves out a page without a block, one that fails its checks, and one that is gone', () => {
    const faulty = { ...passes(2), errors: [{ code: 'V_01' as const, property: 'block.b1.text' }] };
    const empty = { ...passes(3), isEmpty: true };
    const plan = planPublication([row(1), row(2), row(3), row(4)], [passes(1), faulty, empty]);
    expect(plan.ready.map(({ id }) => id)).toEqual([1]);
    expect(plan.heldBack.map(({ page, checks }) => [page.id, checks])).toEqual([
      [2, faulty],
      [3, empty],
      [4, undefined],
    ]);
  });

  it('counts what visitors will notice of the pages that are ready', () => {
    const rows = [
      row(1),
      row(2, { live: true, status: 'PUBLISHED' }),
      row(3, { live: true, status: 'REQUESTED' }),
      row(4, { status: 'REQUESTED' }),
    ];
    const plan = planPublication(rows, [passes(1), passes(2), passes(3)]);
    expect(plan).toMatchObject({ newCount: 1, replacedCount: 2, requestedCount: 1 });
  });
});
