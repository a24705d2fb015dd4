export { QuestionnaireDraftResolver } from './questionnaire-drafts.resolver.ts';
export { questionnaireDraftRoutes } from './questionnaire-drafts.routes.ts';
