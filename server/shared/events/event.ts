/** What ended, or brought back, a request or a plan of this id; `actorID` is null for a removed user. */
export type Ending = { id: number; reason: string; actorID: number | null };

/** What happened, told after commit to every node (NOTIFY) and to the jobs that subscribe to it. */
export type AppEvent =
  | { name: 'page.created' | 'page.stored'; pageID: number }
  | { name: 'page.published' | 'page.unpublished' | 'page.deleted' | 'page.restored'; pageID: number }
  | { name: 'page.slug-changed' | 'redirect.changed'; pageID: number }
  | { name: 'preview.shared' | 'preview.withdrawn'; pageID: number }
  | { name: 'publication.requested' | 'publication.answered'; requestID: number; pageID: number }
  | { name: 'publication.revoked' | 'publication.scheduled'; pageID: number }
  | { name: 'publication.closed' | 'publication.schedule-cancelled'; pageID: number; ending: Ending }
  | { name: 'publication.reopened' | 'publication.schedule-restored'; pageID: number; ending: Ending }
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

export type EventName = AppEvent['name'];

/** Channel of LISTEN and NOTIFY. */
export const eventChannel = 'ximblox_event';

/** Job names that run once, on one node, after an event. */
export type Subscriptions = Partial<Record<EventName, readonly string[]>>;

declare module '../context.ts' {
  interface Services {
    subscriptions: Subscriptions;
    /** Tells this node at once; the others hear it from the database. */
    announce: (event: AppEvent) => void;
  }
}
