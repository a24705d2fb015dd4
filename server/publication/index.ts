export { findContentErrors, findMissingFiles } from './content-checks.ts';
export { endPublication } from './end-publication.ts';
export {
  type Loss,
  type LossReason,
  type LostPart,
  type Resumption,
  resumePublications,
} from './resume-publication.ts';
export { latestSchedule, pageIDsInput } from './publication.input.ts';
export { PublicationRequest, ScheduledPublication } from './publication.entity.ts';
export {
  PagePublicationResolver,
  PublicationRequestFieldsResolver,
  ScheduledPublicationFieldsResolver,
} from './publication-fields.resolver.ts';
export { PublicationQueriesResolver } from './publication-queries.resolver.ts';
export { PublicationResolver } from './publication.resolver.ts';
export { publishPage } from './publish-page.ts';
export { scheduleKey } from './start-plan-job.ts';
export { publicationRoutes } from './publication.routes.ts';
export { runScheduledPublication } from './run-scheduled-publication.ts';
export {
  sendCancelledPlan,
  sendClosedRequest,
  sendReopenedRequest,
  sendRestoredPlan,
} from './send-ending-mail.ts';
export {
  sendLateAnswer,
  sendReviewRequest,
  sendScheduleFailure,
  tellRequester,
  tellReviewers,
} from './send-publication-mail.ts';
