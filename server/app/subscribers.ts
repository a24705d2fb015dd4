import type { ResponseCache } from '../shared/cache/index.ts';
import type { AppEvent, EventName, Subscriptions } from '../shared/events/event.ts';

/** Events after which visitors may see something else. */
const publicEvents: ReadonlySet<EventName> = new Set(['page.published', 'page.unpublished', 'setting.changed']);

/** Jobs that run once after an event, on whichever node takes them. */
export const subscriptions: Subscriptions = {
  'user.created': ['send-activation'],
  'user.email-change-asked': ['send-email-change'],
};

/** What every node does on its own once a change is committed, wherever that was. */
export function handleEvent(event: AppEvent, { responseCache }: { responseCache: ResponseCache }): void {
  if (publicEvents.has(event.name)) responseCache.empty();
}
