export { DecisionForm } from './decision-form.tsx';
export { DecisionSummary, RequestSummary } from './request-summary.tsx';
export { type DecisionKind, usePublicationDecision } from './use-publication-decision.ts';
export { useRestorationText } from './use-restoration-text.ts';
export { ScheduledPublicationsField } from './scheduled-publications-field.tsx';
export { useScheduledTime, useTimeZoneName } from './use-scheduled-time.ts';
