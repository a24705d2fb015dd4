import { expect, it } from 'vitest';
import { sampleContent } from '../../../tests/support/page-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { groundOf, type ServerState } from './common-ground.ts';
import type { KeptDraft } from './read-draft.ts';
import { sweepDrafts } from './sweep-drafts.ts';

const server = (content: PageContent): ServerState => ({ versionID: 1, revision: 4, content, storedBy: null });

const draft = (id: string, pageID: number, content: PageContent): KeptDraft => ({
  id,
  pageID,
  content,
  userID: 1,
  tabID: '',
  changedAt: new Date('2026-01-01'),
  ground: groundOf(server(sampleContent())),
});

it('drops old drafts that the server has, and no other: unsaved, of an open tab, or of a page it does not answer for', async () => {
  const stored = sampleContent({ title: 'Stored since' });
  const drafts = [
    draft('stored', 1, stored),
    draft('unsaved', 1, sampleContent({ title: 'Nowhere else' })),
    draft('open', 1, stored),
    draft('unreachable', 2, stored),
  ];
  const removed: string[] = [];
  const asked: Date[] = [];
  await sweepDrafts(
    {
      listBefore: (before) => {
        asked.push(before);
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
  expect(asked).toEqual([new Date('2026-03-01T12:00:00Z')]);
});
