export { createCheckServices } from './check-services.ts';
export {
  notApplicable,
  questionCount,
  type Question,
  type QuestionnaireContent,
  type QuestionnaireTexts,
  type QuestionnaireVersion,
} from './questionnaire.ts';
export { findAskedVersion, loadTexts } from './questionnaire.queries.ts';
export { makeReport } from './make-report.ts';
export { finishForm } from './finish-form.ts';
export { QuestionnaireResolver } from './questionnaire.resolver.ts';
export { seedQuestionnaire } from './seed-questionnaire.ts';
export { levelOf } from './score-check.ts';
export { answerKey, categoryKey, listTextKeys, questionKey } from './text-keys.ts';
export type { AnswerInput } from './read-answers.ts';
export { firstContent } from './seed/structure.ts';
export { sweepSubmissions } from './submission.ts';
