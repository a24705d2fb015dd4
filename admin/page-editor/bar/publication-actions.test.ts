import { describe, expect, it } from 'vitest';
import { offerActions, type Situation } from './publication-actions.ts';

const concept: Situation = {
  status: 'CONCEPT',
  hasNewerWork: false,
  isLive: false,
  isUnsaved: false,
  hasUnsentSlug: false,
  hasConflict: false,
  mayEdit: true,
  mayPublish: false,
  request: null,
};
const live = { status: 'PUBLISHED', isLive: true } as const;
const publisher = { mayPublish: true };
const reader = { mayEdit: false, mayPublish: false };
const asked = (request: Partial<NonNullable<Situation['request']>> = {}) => ({
  status: 'REQUESTED' as const,
  request: { isOwn: true, isOutdated: false, mayAnswer: false, mayRevoke: true, ...request },
});
const byAnother = { isOwn: false, mayAnswer: true };

/** 'publish', or 'publish: isUpToDate' where it cannot be used now. */
const show = (situation: Partial<Situation>) => {
  const { primary, others } = offerActions({ ...concept, ...situation });
  const name = ({ deed, obstacle }: (typeof others)[number]) => (obstacle === null ? deed : `${deed}: ${obstacle}`);
  return { primary: primary && name(primary), others: others.map(name) };
};

describe('the one thing to do next', () => {
  it.each<[string, Partial<Situation>, string | null]>([
    ['an editor’s concept', {}, 'request'],
    ['an editor’s page that is off the site', { status: 'UNPUBLISHED' }, 'request'],
    ['an editor’s published page', live, 'request: isUpToDate'],
    ['an editor’s published page with newer work', { ...live, hasNewerWork: true }, 'request'],
    ['an editor’s published page with unsaved work', { ...live, isUnsaved: true }, 'request'],
    ['an editor’s own request', asked(), null],
    ['an editor’s own request, unsaved work since', asked({ isOutdated: true }), 'resend'],
    ['another editor’s request, newer work since', asked({ isOwn: false, isOutdated: true }), 'resend'],
    ['another editor’s request', asked({ isOwn: false, mayRevoke: false }), null],
    ['a publisher’s concept', publisher, 'publish'],
    ['a publisher’s page off the site', { ...publisher, status: 'UNPUBLISHED' }, 'publish'],
    ['a publisher’s published page', { ...publisher, ...live }, 'publish: isUpToDate'],
    ['a publisher’s published page, newer work', { ...publisher, ...live, hasNewerWork: true }, 'publish'],
    ['a publisher’s published page, unsaved work', { ...publisher, ...live, isUnsaved: true }, 'publish'],
    [
      'a publisher’s published page, a typed slug not sent',
      { ...publisher, ...live, isUnsaved: true, hasUnsentSlug: true },
      'publish: isSlugUnsent',
    ],
    ['a publisher with a request of another', { ...publisher, ...asked(byAnother) }, 'review'],
    ['the same, newer work since', { ...publisher, ...asked({ ...byAnother, isOutdated: true }) }, 'review'],
    ['a publisher’s own request', { ...publisher, ...asked({ mayAnswer: true }) }, 'publish'],
    ['the same, newer work since', { ...publisher, ...asked({ mayAnswer: true, isOutdated: true }) }, 'resend'],
    ['a reader’s page', reader, 'publish: mayNotPublish'],
    ['a reader of a requested page', { ...reader, ...asked({ isOwn: false, mayRevoke: false }) }, null],
    ['a publisher who may not edit', { mayEdit: false, mayPublish: true }, 'publish'],
    ['a conflict', { ...publisher, hasConflict: true }, 'publish: hasConflict'],
    ['a conflict on a published page', { ...publisher, ...live, hasConflict: true }, 'publish: hasConflict'],
  ])('%s', (_, situation, expected) => {
    expect(show(situation).primary).toBe(expected);
  });
});

describe('what else can be done', () => {
  it.each<[string, Partial<Situation>, string[]]>([
    [
      'an editor’s concept shows what takes a publisher',
      {},
      ['publish: mayNotPublish', 'schedule: mayNotPublish', 'unpublish: mayNotPublish'],
    ],
    [
      'an editor’s own request can be sent again and taken back',
      asked(),
      ['publish: mayNotPublish', 'resend', 'revoke', 'schedule: mayNotPublish', 'unpublish: mayNotPublish'],
    ],
    [
      'another’s request is not an editor’s to take back',
      asked({ isOwn: false, mayRevoke: false }),
      ['publish: mayNotPublish', 'resend', 'schedule: mayNotPublish', 'unpublish: mayNotPublish'],
    ],
    ['a publisher’s concept', publisher, ['request', 'schedule', 'unpublish: isNotOnSite']],
    ['a publisher’s published page', { ...publisher, ...live }, ['request: isUpToDate', 'schedule', 'unpublish']],
    [
      'a request of another on a page that visitors see',
      { ...publisher, ...asked(byAnother), isLive: true },
      ['publish', 'resend', 'revoke', 'schedule', 'unpublish'],
    ],
    [
      'a publisher’s own request can be reviewed like any other',
      { ...publisher, ...asked({ mayAnswer: true }) },
      ['review', 'resend', 'revoke', 'schedule', 'unpublish: isNotOnSite'],
    ],
    [
      'a conflict stops what would store first, and nothing else',
      { ...publisher, ...asked(byAnother), hasConflict: true, isLive: true },
      ['publish: hasConflict', 'resend: hasConflict', 'revoke', 'schedule: hasConflict', 'unpublish: hasConflict'],
    ],
  ])('%s', (_, situation, expected) => {
    expect(show(situation).others).toEqual(expected);
  });
});
