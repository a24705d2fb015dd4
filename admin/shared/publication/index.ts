export { AnswerForm } from './answer-form.tsx';
export { AnswerFacts, RequestFacts } from './request-facts.tsx';
export { type AnswerKind, useAnswer } from './use-answer.ts';
export { useRestorationText } from './use-restoration-text.ts';
export { PlannedPublicationsField } from './planned-publications-field.tsx';
export { usePlannedTime, useTimeZoneName } from './use-planned-time.ts';
