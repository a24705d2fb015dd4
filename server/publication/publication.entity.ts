import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { PageStatus } from '../pages/index.ts';
import type { ErrorItem } from '../shared/errors/index.ts';

export const requestStatuses = ['open', 'accepted', 'rejected', 'revoked', 'closed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Somebody asked for one version to be published; one per page is open at most. A resend changes the open one. */
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
    /** What the page was, to which revoking and rejecting lead back. */
    previousStatus: p.text().$type<PageStatus>(),
    previousLiveVersionId: p.integer().strictNullable(),
    previousPublicationId: p.integer().strictNullable(),
    status: p.text().$type<RequestStatus>().default('open'),
    feedback: p.text().nullable(),
    answeredBy: p.integer().nullable(),
    answeredAt: p.datetime().nullable(),
    /** Accepted by publishing: one acceptance by the same person may still add its feedback. */
    awaitsFeedback: p.boolean().default(false),
  }),
});
export type PublicationRequest = InferEntity<typeof PublicationRequest>;

export const scheduledActions = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];
export type ScheduleStatus = 'pending' | 'done' | 'failed' | 'cancelled';

/** What is to happen to a page by itself; the version is fixed when it is planned. */
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
    /** Imported by the command, which asks nobody: carried out without the rights of a user. */
    byOperator: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    status: p.text().$type<ScheduleStatus>().default('pending'),
    endedAt: p.datetime().nullable(),
    failure: p.json<ErrorItem[]>().nullable(),
  }),
});
export type ScheduledPublication = InferEntity<typeof ScheduledPublication>;
