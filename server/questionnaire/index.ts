export {
  loadReleasedVersions,
  loadVersionCounts,
  loadVersionTotals,
  loadWeekCounts,
  type ScoreCount,
  type ScoreSum,
  type VersionCounts,
  type VersionTotal,
  type WeekCount,
} from './counters.queries.ts';
export {
  type DraftTranslation,
  type EditableVersion,
  findNewestQuestionnaireVersion,
  findQuestionnaireDraft,
  findQuestionnaireVersion,
  loadQuestionnaireVersionSummaries,
  lockQuestionnaire,
  type QuestionnaireVersionSummary,
} from './editable-version.queries.ts';
export {
  deleteQuestionnaireDraft,
  insertQuestionnaireDraft,
  releaseQuestionnaireDraft,
  writeQuestionnaireDraft,
} from './write-editable-version.ts';
export { createCheckServices } from './check-services.ts';
export { completeContent } from './complete-content.ts';
export {
  notApplicable,
  requiredQuestionCount,
  type Answer,
  type Question,
  type QuestionnaireContent,
  type QuestionnaireTexts,
  type QuestionnaireVersion,
  urgencies,
} from './questionnaire.ts';
export { findReleasedQuestionnaire, loadQuestionnaireTexts } from './questionnaire.queries.ts';
export { generateReport } from './generate-report.ts';
export { finishCheckForm } from './finish-check-form.ts';
export { QuestionnaireResolver } from './questionnaire.resolver.ts';
export { seedQuestionnaire } from './seed-questionnaire.ts';
export { levelOfScore } from './score-check.ts';
export { answerTextKey, categoryTextKey, listTextKeys, questionTextKey } from './text-keys.ts';
export type { AnswerInput } from './read-answers.ts';
export { initialQuestionnaireContent } from './initial-content.ts';
export { sweepSubmissions } from './submission.ts';
