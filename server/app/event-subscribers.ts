import type { ResponseCache } from '../shared/cache/index.ts';
import type { AppEvent, EventName, JobSubscriptions } from '../shared/events/event.ts';

/** Events that change what visitors see. */
const cacheClearingEvents: readonly EventName[] = [
  ...(['page.published', 'page.unpublished', 'page.deleted', 'page.restored', 'page.slug-changed'] as const),
  ...(['publication.requested', 'publication.revoked', 'publication.answered', 'publication.closed'] as const),
  ...([
    'redirect.changed',
    'menu.published',
    'setting.changed',
    'questionnaire.published',
    'page.tagged',
    'tag.changed',
    'file.replaced',
    'file.refocused',
  ] as const),
];

/** Jobs that run once after an event, on any node. */
export const jobSubscriptions: JobSubscriptions = {
  'page.published': ['index-page'],
  'page.unpublished': ['index-page'],
  'page.deleted': ['index-page'],
  'publication.revoked': ['index-page'],
  'page.tagged': ['index-page'],
  'pages.untagged': ['index-pages'],
  'tag.changed': ['index-tag'],
  'user.created': ['send-activation'],
  'user.email-change-asked': ['send-email-change'],
  'user.tokens-ended': ['send-tokens-ended'],
  'publication.requested': ['tell-reviewers', 'index-page'],
  'publication.answered': ['tell-requester', 'index-page'],
  'publication.closed': ['send-closed-request'],
  'publication.reopened': ['send-reopened-request'],
  'publication.schedule-cancelled': ['send-cancelled-plan'],
  'publication.schedule-restored': ['send-restored-plan'],
  'publication.schedule-failed': ['send-schedule-failure'],
};

/** Handles a committed event on each node: clears the response cache if visitors may see a change. */
export function handleAppEvent(event: AppEvent, { responseCache }: { responseCache: ResponseCache }): void {
  if (cacheClearingEvents.includes(event.name)) responseCache.clear();
}
