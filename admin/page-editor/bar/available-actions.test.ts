import { describe, expect, it } from 'vitest';
import { listAvailableActions, type PublicationContext } from './available-actions.ts';

const concept: PublicationContext = {
  status: 'CONCEPT',
  hasNewerWork: false,
  isLive: false,
  isUnsaved: false,
  hasUnsentSlug: false,
  hasConflict: false,
  canEdit: true,
  canPublish: false,
  request: null,
};
const live = { status: 'PUBLISHED', isLive: true } as const;
const publisher = { canPublish: true };
const reader = { canEdit: false, canPublish: false };
const requested = (request: Partial<NonNullable<PublicationContext['request']>> = {}) => ({
  status: 'REQUESTED' as const,
  request: { isOwn: true, isOutdated: false, canDecide: false, canRevoke: true, ...request },
});
const byAnother = { isOwn: false, canDecide: true };

/** 'publish', or 'publish: isUpToDate' if it is disabled. */
const show = (context: Partial<PublicationContext>) => {
  const { primary, others } = listAvailableActions({ ...concept, ...context });
  const name = ({ name, disabledReason }: (typeof others)[number]) =>
    disabledReason === null ? name : `${name}: ${disabledReason}`;
  return { primary: primary && name(primary), others: others.map(name) };
};

describe('the primary action', () => {
  it.each<[string, Partial<PublicationContext>, string | null]>([
    ['an editor’s concept', {}, 'request'],
    ['an editor’s page that is off the site', { status: 'UNPUBLISHED' }, 'request'],
    ['an editor’s published page', live, 'request: isUpToDate'],
    ['an editor’s published page with newer work', { ...live, hasNewerWork: true }, 'request'],
    ['an editor’s published page with unsaved work', { ...live, isUnsaved: true }, 'request'],
    ['an editor’s own request', requested(), null],
    ['an editor’s own request, unsaved work since', requested({ isOutdated: true }), 'resend'],
    ['another editor’s request, newer work since', requested({ isOwn: false, isOutdated: true }), 'resend'],
    ['another editor’s request', requested({ isOwn: false, canRevoke: false }), null],
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
    ['a publisher with a request of another', { ...publisher, ...requested(byAnother) }, 'review'],
    ['the same, newer work since', { ...publisher, ...requested({ ...byAnother, isOutdated: true }) }, 'review'],
    ['a publisher’s own request', { ...publisher, ...requested({ canDecide: true }) }, 'publish'],
    ['the same, newer work since', { ...publisher, ...requested({ canDecide: true, isOutdated: true }) }, 'resend'],
    ['a reader’s page', reader, 'publish: mayNotPublish'],
    ['a reader of a requested page', { ...reader, ...requested({ isOwn: false, canRevoke: false }) }, null],
    ['a publisher who may not edit', { canEdit: false, canPublish: true }, 'publish'],
    ['a conflict', { ...publisher, hasConflict: true }, 'publish: hasConflict'],
    ['a conflict on a published page', { ...publisher, ...live, hasConflict: true }, 'publish: hasConflict'],
  ])('%s', (_, context, expected) => {
    expect(show(context).primary).toBe(expected);
  });
});

describe('the other actions', () => {
  it.each<[string, Partial<PublicationContext>, string[]]>([
    [
      'an editor’s concept shows what needs a publisher as disabled',
      {},
      ['publish: mayNotPublish', 'schedule: mayNotPublish', 'unpublish: mayNotPublish'],
    ],
    [
      'an editor can resend and revoke an own request',
      requested(),
      ['publish: mayNotPublish', 'resend', 'revoke', 'schedule: mayNotPublish', 'unpublish: mayNotPublish'],
    ],
    [
      'an editor cannot revoke the request of another',
      requested({ isOwn: false, canRevoke: false }),
      ['publish: mayNotPublish', 'resend', 'schedule: mayNotPublish', 'unpublish: mayNotPublish'],
    ],
    ['a publisher’s concept', publisher, ['request', 'schedule', 'unpublish: isNotOnSite']],
    ['a publisher’s published page', { ...publisher, ...live }, ['request: isUpToDate', 'schedule', 'unpublish']],
    [
      'a request of another on a page that visitors see',
      { ...publisher, ...requested(byAnother), isLive: true },
      ['publish', 'resend', 'revoke', 'schedule', 'unpublish'],
    ],
    [
      'a publisher’s own request can be reviewed like any other',
      { ...publisher, ...requested({ canDecide: true }) },
      ['review', 'resend', 'revoke', 'schedule', 'unpublish: isNotOnSite'],
    ],
    [
      'a conflict disables only the actions that store first',
      { ...publisher, ...requested(byAnother), hasConflict: true, isLive: true },
      ['publish: hasConflict', 'resend: hasConflict', 'revoke', 'schedule: hasConflict', 'unpublish: hasConflict'],
    ],
  ])('%s', (_, context, expected) => {
    expect(show(context).others).toEqual(expected);
  });
});
