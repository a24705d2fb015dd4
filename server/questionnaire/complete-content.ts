import type { Answer, Question, QuestionnaireContent, Urgency } from './questionnaire.ts';

/** An answer of any version: earlier ones have neither urgency nor a mark for 'we do not know'. */
export type StoredAnswer = Omit<Answer, 'urgency' | 'isUnknown'> & {
  urgency?: Urgency | undefined;
  isUnknown?: boolean | undefined;
};

/** Content as stored, of any version. */
export type StoredContent = Omit<QuestionnaireContent, 'questions'> & {
  questions: (Omit<Question, 'answers'> & { answers: StoredAnswer[] })[];
};

const urgencyByPoints: readonly Urgency[] = ['now', 'year', 'later', 'none'];

/** Returns the urgency of an answer of an earlier version: the fewer points, the more urgent. */
const deriveUrgency = (points: number): Urgency => urgencyByPoints[points] ?? 'none';

const completeAnswer = ({ key, points, effort, urgency, isUnknown = false }: StoredAnswer): Answer => ({
  key,
  points,
  effort,
  urgency: urgency ?? deriveUrgency(points),
  isUnknown,
});

/** Adds what earlier versions lack. They are not rewritten, because published versions never change. */
export const completeContent = (content: StoredContent): QuestionnaireContent => ({
  ...content,
  questions: content.questions.map((question) => ({ ...question, answers: question.answers.map(completeAnswer) })),
});
