import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { UniqueIndexErrors } from '../shared/database/translate-database-error.ts';
import type { PageStatus } from '../pages/index.ts';
import { type ErrorItem, Errors } from '../shared/errors/index.ts';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'publication.requested': { requestID: number; pageID: number };
    'publication.answered': { requestID: number; pageID: number };
    'publication.revoked': { pageID: number };
    'publication.scheduled': { pageID: number };
    'publication.closed': { pageID: number; ending: PublicationEnding };
    'publication.schedule-cancelled': { pageID: number; ending: PublicationEnding };
    'publication.reopened': { pageID: number; ending: PublicationEnding };
    'publication.schedule-restored': { pageID: number; ending: PublicationEnding };
    'publication.schedule-failed': { scheduleID: number; pageID: number };
  }
}

/** The end or restoration of a request or schedule with this id; `actorID` is null for a deleted user. */
export type PublicationEnding = { id: number; reason: string; actorID: number | null };

export const requestStatuses = ['open', 'accepted', 'rejected', 'revoked', 'closed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** A request to publish a version. A page has at most one open request; sending it again changes that one. */
export const PublicationRequest = defineEntity({
  name: 'PublicationRequest',
  tableName: 'publication_request',
  properties: (p) => ({
    id: p.integer().primary(),
    pageId: p.integer(),
    versionId: p.integer(),
    comment: p.text().default(''),
    requestedBy: p.integer().strictNullable(),
    requestedAt: p.datetime().defaultRaw('now()'),
    /** The page's previous state, which withdrawing and rejecting restore. */
    previousStatus: p.text().$type<PageStatus>(),
    previousLiveVersionId: p.integer().strictNullable(),
    previousPublicationId: p.integer().strictNullable(),
    status: p.text().$type<RequestStatus>().default('open'),
    feedback: p.text().nullable(),
    answeredBy: p.integer().nullable(),
    answeredAt: p.datetime().nullable(),
    /** Accepted by publishing: the same user may still add feedback, once. */
    awaitsFeedback: p.boolean().default(false),
  }),
});
export type PublicationRequest = InferEntity<typeof PublicationRequest>;

export const scheduledActions = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];
export type ScheduleStatus = 'pending' | 'done' | 'failed' | 'cancelled';

/** A scheduled publication or unpublishing; the version is chosen when scheduling. */
export const ScheduledPublication = defineEntity({
  name: 'ScheduledPublication',
  tableName: 'scheduled_publication',
  properties: (p) => ({
    id: p.integer().primary(),
    pageId: p.integer(),
    action: p.text().$type<ScheduledAction>(),
    versionId: p.integer().strictNullable(),
    at: p.datetime(),
    scheduledBy: p.integer().strictNullable(),
    /** Imported by the import command: runs without checking a user's permissions. */
    byOperator: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    status: p.text().$type<ScheduleStatus>().default('pending'),
    endedAt: p.datetime().nullable(),
    failure: p.json<ErrorItem[]>().nullable(),
  }),
});
export type ScheduledPublication = InferEntity<typeof ScheduledPublication>;

/** The time for which visitors saw a version. */
export const Publication = defineEntity({
  name: 'Publication',
  tableName: 'publication',
  properties: (p) => ({
    id: p.integer().primary(),
    pageId: p.integer(),
    versionId: p.integer(),
    publishedBy: p.integer().strictNullable(),
    publishedAt: p.datetime().defaultRaw('now()'),
    /** Null while it lasts. */
    endedAt: p.datetime().nullable(),
  }),
});

/** Errors for a second open request, and for a second schedule of the same action. */
export const publicationIndexErrors: UniqueIndexErrors = {
  publication_request_open: { code: Errors.invalidState, property: 'page.status' },
  scheduled_publication_pending: { code: Errors.invalidState, property: 'schedule.action' },
};
