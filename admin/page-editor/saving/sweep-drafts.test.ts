import { expect, it } from 'vitest';
import { sampleContent } from '../../../tests/support/page-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { toBaseVersion, type ServerVersion } from './base-version.ts';
import type { SavedDraft } from './saved-draft.ts';
import { sweepDrafts } from './sweep-drafts.ts';

const server = (content: PageContent): ServerVersion => ({ versionID: 1, revision: 4, content, storedBy: null });

const draft = (id: string, pageID: number, content: PageContent): SavedDraft => ({
  id,
  pageID,
  content,
  userID: 1,
  tabID: '',
  changedAt: new Date('2026-01-01'),
  ground: toBaseVersion(server(sampleContent())),
});

it('removes old drafts that the server has, but none that is unsaved, open in a tab, or of an unreachable page', async () => {
  const stored = sampleContent({ title: 'Stored since' });
  const drafts = [
    draft('stored', 1, stored),
    draft('unsaved', 1, sampleContent({ title: 'Not stored' })),
    draft('open', 1, stored),
    draft('unreachable', 2, stored),
  ];
  const removed: string[] = [];
  const requestedBefore: Date[] = [];
  await sweepDrafts(
    {
      listBefore: (before) => {
        requestedBefore.push(before);
        return Promise.resolve(drafts);
      },
      isOver: (id) => Promise.resolve(id !== 'open'),
      fetchNewest: (pageID) => Promise.resolve(pageID === 1 ? server(stored) : null),
      remove: (id) => {
        removed.push(id);
        return Promise.resolve();
      },
    },
    new Date('2026-03-31T12:00:00Z'),
  );
  expect(removed).toEqual(['stored']);
  expect(requestedBefore).toEqual([new Date('2026-03-01T12:00:00Z')]);
});
