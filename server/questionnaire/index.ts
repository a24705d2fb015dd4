export { createCheckServices } from './check-services.ts';
export { QuestionnaireResolver } from './questionnaire.resolver.ts';
export { seedQuestionnaire } from './seed-questionnaire.ts';
export type { AnswerInput } from './read-answers.ts';
export { sweepSubmissions } from './submission.ts';
