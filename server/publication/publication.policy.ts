import { canEditPage, canPublishPage, type Page } from '../pages/index.ts';
import type { Viewer } from '../shared/context.ts';
import type { PublicationRequest, ScheduledPublication } from './publication.entity.ts';

type State = Pick<Page, 'status' | 'liveVersionId' | 'newestVersionId'>;
type Scope = Pick<Page, 'locale' | 'type'>;

/** Whether there is anything to ask for: a published page needs newer work. While requested it is a resend. */
export function isRequestable({ status, liveVersionId, newestVersionId }: State): boolean {
  return status !== 'published' || liveVersionId !== newestVersionId;
}

/** publish-page for the page, or whoever asked; where nobody did, edit-page too, to be told so. */
export function canRevokeRequest(viewer: Viewer | null, page: Scope, request: PublicationRequest | null): boolean {
  if (canPublishPage(viewer, page)) return true;
  return request ? viewer !== null && request.requestedBy === viewer.id : canEditPage(viewer, page);
}

/** publish-page for the page of an open request. */
export function canAnswerRequest(viewer: Viewer | null, page: Scope, request: PublicationRequest): boolean {
  return request.status === 'open' && canPublishPage(viewer, page);
}

/** publish-page for the page of what is pending. */
export function canCancelSchedule(viewer: Viewer | null, page: Scope, schedule: ScheduledPublication): boolean {
  return schedule.status === 'pending' && canPublishPage(viewer, page);
}
