import { canEditPage, canPublishPage, type Page } from '../pages/index.ts';
import type { Viewer } from '../shared/context.ts';
import type { PublicationRequest, ScheduledPublication } from './publication.entity.ts';

type State = Pick<Page, 'status' | 'liveVersionId' | 'newestVersionId'>;
type Scope = Pick<Page, 'locale' | 'type'>;

/** Whether publication can be requested: a published page needs a newer version. An open request can be sent again. */
export function isRequestable({ status, liveVersionId, newestVersionId }: State): boolean {
  return status !== 'published' || liveVersionId !== newestVersionId;
}

/**
 * publish-page for the page, or being the requester. Without a request also edit-page, so that editors get V_07 instead
 * of 403.
 */
export function canRevokeRequest(viewer: Viewer | null, page: Scope, request: PublicationRequest | null): boolean {
  if (canPublishPage(viewer, page)) return true;
  return request ? viewer !== null && request.requestedBy === viewer.id : canEditPage(viewer, page);
}

/** publish-page for the page of an open request. */
export function canDecideRequest(viewer: Viewer | null, page: Scope, request: PublicationRequest): boolean {
  return request.status === 'open' && canPublishPage(viewer, page);
}

/** publish-page for the page of a pending schedule. */
export function canCancelSchedule(viewer: Viewer | null, page: Scope, schedule: ScheduledPublication): boolean {
  return schedule.status === 'pending' && canPublishPage(viewer, page);
}
