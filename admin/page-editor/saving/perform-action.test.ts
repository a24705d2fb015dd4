import { beforeEach, describe, expect, it } from 'vitest';
import { errorCollections, type ErrorItem } from '../../shared/errors/index.ts';
import { performAction } from './perform-action.ts';
import type { PublicationAction } from './publication-action.ts';

type Scenario = { isUnsaved: boolean; isStored?: boolean; errors?: readonly ErrorItem[] };

/** Performs an action in a scenario; returns the outcome and the calls in order. */
async function perform(action: PublicationAction, { isUnsaved, isStored = true, errors = [] }: Scenario) {
  const calls: string[] = [];
  const outcome = await performAction(action, {
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
  it.each<PublicationAction>([
    { kind: 'publish' },
    { kind: 'unpublish', plannedPublications: 'KEEP' },
    { kind: 'request', comment: '' },
    { kind: 'schedule', action: 'PUBLISH', at: '2026-12-24T17:00:00Z' },
  ])('is stored before $kind, which is not sent if storing fails', async (action) => {
    expect(await perform(action, { isUnsaved: true })).toEqual({ outcome: 'done', calls: ['store', action.kind] });
    expect(await perform(action, { isUnsaved: true, isStored: false })).toEqual({ outcome: null, calls: ['store'] });
    expect(await perform(action, { isUnsaved: false })).toEqual({ outcome: 'done', calls: [action.kind] });
  });

  it.each<PublicationAction>([
    { kind: 'revoke' },
    { kind: 'cancel', id: 1 },
    { kind: 'schedule', action: 'UNPUBLISH', at: '2026-12-24T17:00:00Z' },
  ])('is not stored before $kind', async (action) => {
    expect(await perform(action, { isUnsaved: true })).toEqual({ outcome: 'done', calls: [action.kind] });
  });
});

describe('errors', () => {
  const errors = [{ code: 'V_01', property: 'page.title' }];

  it.each<[string, PublicationAction, boolean]>([
    ['publishing', { kind: 'publish' }, false],
    ['unpublishing', { kind: 'unpublish', plannedPublications: 'KEEP' }, false],
    ['storing and publishing', { kind: 'publish' }, true],
    ['storing and unpublishing', { kind: 'unpublish', plannedPublications: 'KEEP' }, true],
  ])('are in the collection publication-requests: %s', async (_what, action, isUnsaved) => {
    expect((await perform(action, { isUnsaved, errors })).outcome).toBe('refused');
    expect(errorCollections.get('publication-requests')).toEqual(errors);
  });
});
