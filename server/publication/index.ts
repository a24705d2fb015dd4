export { findContentErrors, findMissingFiles } from './content-checks.ts';
export { takeDownForDeletion } from './take-down-for-deletion.ts';
export {
  type RestoreLoss,
  type LossReason,
  type DeletedPart,
  type PublicationRestoration,
  restorePublications,
} from './restore-publications.ts';
export { latestScheduleTime, pageIDsInput } from './publication.input.ts';
export {
  Publication,
  publicationIndexErrors,
  PublicationRequest,
  ScheduledPublication,
} from './publication.entity.ts';
export {
  PagePublicationResolver,
  PublicationRequestFieldsResolver,
  ScheduledPublicationFieldsResolver,
} from './publication-fields.resolver.ts';
export { PublicationQueriesResolver } from './publication-queries.resolver.ts';
export { PublicationResolver } from './publication.resolver.ts';
export { publishPage } from './publish-page.ts';
export { scheduleJobKey, scheduleJobName } from './enqueue-schedule-job.ts';
export { publicationRoutes } from './publication.routes.ts';
export { runScheduledPublication } from './run-scheduled-publication.ts';
export {
  sendScheduleCancelledMail,
  sendRequestClosedMail,
  sendRequestReopenedMail,
  sendScheduleRestoredMail,
} from './send-status-change-mail.ts';
export {
  sendLateDecisionMail,
  sendReviewRequestMail,
  sendScheduleFailedMail,
  notifyRequester,
  notifyReviewers,
} from './send-publication-mail.ts';
export {
  countRequestsOf,
  countSchedulesOf,
  deletePublicationRows,
  selectScheduledVersionIDs,
} from './publication.queries.ts';
