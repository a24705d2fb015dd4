import type { JobNameFor } from './jobs/job-payloads.ts';

/** The end or restoration of a request or schedule with this id; `actorID` is null for a deleted user. */
export type PublicationEnding = { id: number; reason: string; actorID: number | null };

/** An event. After the commit it is sent to every node (NOTIFY) and to subscribed jobs. */
export type AppEvent =
  | { name: 'page.created' | 'page.stored'; pageID: number }
  | { name: 'page.published' | 'page.unpublished' | 'page.deleted' | 'page.restored'; pageID: number }
  | { name: 'page.slug-changed' | 'redirect.changed'; pageID: number }
  | { name: 'preview.shared' | 'preview.withdrawn'; pageID: number }
  | { name: 'publication.requested' | 'publication.answered'; requestID: number; pageID: number }
  | { name: 'publication.revoked' | 'publication.scheduled'; pageID: number }
  | { name: 'publication.closed' | 'publication.schedule-cancelled'; pageID: number; ending: PublicationEnding }
  | { name: 'publication.reopened' | 'publication.schedule-restored'; pageID: number; ending: PublicationEnding }
  | { name: 'publication.schedule-failed'; scheduleID: number; pageID: number }
  | { name: 'file.added' | 'file.edited' | 'file.deleted' | 'file.restored'; fileID: number }
  | { name: 'file.replaced' | 'file.refocused'; fileID: number }
  | { name: 'directory.created' | 'directory.moved' | 'directory.deleted' | 'directory.restored'; directoryID: number }
  | { name: 'user.created' | 'user.email-change-asked' | 'user.deleted'; userID: number }
  | { name: 'user.tokens-ended'; userID: number; tokenIDs: readonly number[] }
  | { name: 'page.tagged'; pageID: number }
  | { name: 'pages.untagged'; pageIDs: readonly number[] }
  | { name: 'tag.changed'; tagID: number }
  | { name: 'menu.changed' | 'menu.published'; menuID: number }
  | { name: 'questionnaire.stored' | 'questionnaire.discarded' | 'questionnaire.published'; versionID: number }
  | { name: 'setting.changed' };

/** Name of an event. */
export type EventName = AppEvent['name'];

/** Channel of LISTEN and NOTIFY. */
export const eventChannel = 'ximblox_event';

/** Jobs that run once, on one node, after an event, which is their payload. */
export type JobSubscriptions = { [Name in EventName]?: readonly JobNameFor<AppEvent & { name: Name }>[] };

declare module './context.ts' {
  interface Services {
    subscriptions: JobSubscriptions;
    /** Handles the event on this node at once; other nodes receive it from the database. */
    announce: (event: AppEvent) => void;
  }
}
