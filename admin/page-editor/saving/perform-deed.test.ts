import { beforeEach, describe, expect, it } from 'vitest';
import { errorCollections, type ErrorItem } from '../../shared/errors/index.ts';
import { performDeed } from './perform-deed.ts';
import type { Deed } from './send-deed.ts';

type World = { isUnsaved: boolean; isStored?: boolean; errors?: readonly ErrorItem[] };

/** Does a deed where this holds; answers what came of it, and the calls in their order. */
async function perform(deed: Deed, { isUnsaved, isStored = true, errors = [] }: World) {
  const calls: string[] = [];
  const outcome = await performDeed(deed, {
    isUnsaved: () => isUnsaved,
    store: async () => {
      calls.push('store');
      return isStored;
    },
    send: async ({ kind }) => {
      calls.push(kind);
      return errors;
    },
  });
  return { outcome, calls };
}

beforeEach(() => errorCollections.clear('publication-requests'));

describe('unsaved work', () => {
  it.each<Deed>([
    { kind: 'publish' },
    { kind: 'unpublish', plannedPublications: 'KEEP' },
    { kind: 'request', comment: '' },
    { kind: 'schedule', action: 'PUBLISH', at: '2026-12-24T17:00:00Z' },
  ])('is stored before $kind, which is not done where that fails', async (deed) => {
    expect(await perform(deed, { isUnsaved: true })).toEqual({ outcome: 'done', calls: ['store', deed.kind] });
    expect(await perform(deed, { isUnsaved: true, isStored: false })).toEqual({ outcome: null, calls: ['store'] });
    expect(await perform(deed, { isUnsaved: false })).toEqual({ outcome: 'done', calls: [deed.kind] });
  });

  it.each<Deed>([
    { kind: 'revoke' },
    { kind: 'cancel', id: 1 },
    { kind: 'schedule', action: 'UNPUBLISH', at: '2026-12-24T17:00:00Z' },
  ])('is left alone by $kind', async (deed) => {
    expect(await perform(deed, { isUnsaved: true })).toEqual({ outcome: 'done', calls: [deed.kind] });
  });
});

describe('what is refused', () => {
  const errors = [{ code: 'V_01', property: 'page.title' }];

  it.each<[string, Deed, boolean]>([
    ['publishing', { kind: 'publish' }, false],
    ['unpublishing', { kind: 'unpublish', plannedPublications: 'KEEP' }, false],
    ['storing and publishing', { kind: 'publish' }, true],
    ['storing and unpublishing', { kind: 'unpublish', plannedPublications: 'KEEP' }, true],
  ])('stands in the collection publication-requests: %s', async (_what, deed, isUnsaved) => {
    expect((await perform(deed, { isUnsaved, errors })).outcome).toBe('refused');
    expect(errorCollections.get('publication-requests')).toEqual(errors);
  });
});
