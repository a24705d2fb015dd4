import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { Urgency } from './questionnaire.ts';

const AnswerUrgency = { NOW: 'now', YEAR: 'year', LATER: 'later', NONE: 'none' } as const satisfies Record<
  string,
  Urgency
>;

registerEnumType(AnswerUrgency, {
  name: 'AnswerUrgency',
  description: 'When to act on an answer of the risk check.',
  valuesConfig: {
    NOW: { description: 'It cannot wait.' },
    YEAR: { description: 'This year.' },
    LATER: { description: 'Later: an improvement of what works.' },
    NONE: { description: 'There is nothing to do: full points.' },
  },
});

@ObjectType({ description: 'A category of the risk check.' })
class CheckCategory {
  @Field(() => String, { description: 'Its key, the same in all languages.' })
  key: string;

  @Field(() => String, { description: 'Name of its icon.' })
  icon: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;
}

@ObjectType({ description: 'An answer that can be chosen.' })
class CheckAnswer {
  @Field(() => String, { description: 'Its key, unique among the answers to its question.' })
  key: string;

  @Field(() => String, { description: 'Its text.' })
  text: string;

  @Field(() => AnswerUrgency, { description: 'When to act on it.' })
  urgency: Urgency;

  @Field(() => Boolean, {
    description: "Whether it means 'we do not know'. One answer to each question does, except in earlier versions.",
  })
  isUnknown: boolean;
}

@ObjectType({ description: 'A question of the risk check.' })
class CheckQuestion {
  @Field(() => String, { description: 'Its key, the same in all languages.' })
  key: string;

  @Field(() => String, { description: 'Key of its category.' })
  category: string;

  @Field(() => String, { description: 'Its text.' })
  text: string;

  @Field(() => String, { description: 'Help for answering it; may be empty.' })
  help: string;

  @Field(() => String, { description: 'Why it is asked; may be empty.' })
  why: string;

  @Field(() => String, {
    nullable: true,
    description: "Text of the answer 'not-applicable'; null if it is not offered.",
  })
  notApplicable: string | null;

  @Field(() => [CheckAnswer], { description: 'The answers, 2 to 6.' })
  answers: CheckAnswer[];
}

@ObjectType('Questionnaire', { description: 'The questionnaire of the risk check in one language.' })
export class QuestionnaireObject {
  @Field(() => Int, { description: 'Number of the version, to be sent with the answers.' })
  version: number;

  @Field(() => [CheckCategory], { description: 'The categories.' })
  categories: CheckCategory[];

  @Field(() => [CheckQuestion], { description: 'The questions, in order.' })
  questions: CheckQuestion[];
}

@InputType({ description: 'The answer to one question.' })
class CheckAnswerInput {
  @Field(() => String, { description: 'Key of the question.' })
  question: string;

  @Field(() => String, { description: "Key of the answer, or 'not-applicable' if that is offered." })
  answer: string;
}

@InputType({ description: 'A finished check. The server computes the score.' })
export class FinishCheckInput {
  @Field(() => Int, { description: 'Number of the version that was answered.' })
  version: number;

  @Field(() => String, { description: 'Locale in which it was answered, for the counters.' })
  locale: string;

  @Field(() => String, {
    nullable: true,
    description: 'Random, 16 to 100 characters. The same id counts once. Its hash is stored for at most 24 hours.',
  })
  submissionID?: string | null;

  @Field(() => [CheckAnswerInput], { description: 'Exactly one answer to each question.' })
  answers: CheckAnswerInput[];
}

@ObjectType({ description: 'Result of finishCheck.' })
export class FinishCheckPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'Contains the answers, which the server does not store. Needed to query the result.',
  })
  token: string | null;
}

@ObjectType({ description: 'Result of a category.' })
class CheckCategoryResult extends CheckCategory {
  @Field(() => Int, { nullable: true, description: 'From 0 to 100; null if none of its questions applies.' })
  score: number | null;

  @Field(() => Int, { nullable: true, description: 'Level from 0 (bad) to 3 (good); null without a score.' })
  level: number | null;
}

@ObjectType({ description: 'A question and what was answered to it.' })
class CheckAnsweredQuestion {
  @Field(() => Int, { description: 'Number of the question, from 1.' })
  question: number;

  @Field(() => String, { description: 'Text of the question.' })
  questionText: string;

  @Field(() => String, { description: 'Text of the answer.' })
  answerText: string;

  @Field(() => String, { description: 'Key of the category.' })
  category: string;
}

@ObjectType({ description: 'Advice about an answer.' })
class CheckAdvice extends CheckAnsweredQuestion {
  @Field(() => Int, { description: 'Points of the answer, 0 to 2.' })
  points: number;

  @Field(() => AnswerUrgency, { description: 'When to follow it; never NONE.' })
  urgency: Urgency;

  @Field(() => Boolean, { description: "Whether the answer means 'we do not know'." })
  isUnknown: boolean;

  @Field(() => String, { description: 'What to do.' })
  title: string;

  @Field(() => String, { description: 'How, and why.' })
  text: string;

  @Field(() => Int, { description: 'Effort: 1 small, 2 medium, 3 large.' })
  effort: number;

  @Field(() => String, { description: 'The effort in words.' })
  effortText: string;
}

@ObjectType({ description: 'The answer that was given to one question, by keys.' })
class CheckGivenAnswer {
  @Field(() => String, { description: 'Key of the question.' })
  question: string;

  @Field(() => String, { description: "Key of the answer, or 'not-applicable'." })
  answer: string;
}

@ObjectType({
  description: 'The result in a few sentences. To be shown with the level, which alone can reassure wrongly.',
})
class CheckSummary {
  @Field(() => String, {
    description:
      'How many things cannot wait, otherwise what the level means; and on how many subjects the score rests if not on all.',
  })
  text: string;

  @Field(() => [String], {
    description: 'Titles of the first three pieces of advice that cannot wait; empty if everything can.',
  })
  first: string[];
}

@ObjectType('CheckResult', { description: 'Result of a finished check, in one language.' })
export class CheckResultObject {
  @Field(() => Int, { description: 'Number of the version that was answered.' })
  version: number;

  @Field(() => DateTime, { description: 'The day when it was finished.' })
  date: Date;

  @Field(() => Int, { description: 'From 0 to 100.' })
  score: number;

  @Field(() => Int, { description: 'Level: 0 bad, 1 moderate, 2 sufficient, 3 good.' })
  level: number;

  @Field(() => [Int], { description: 'Lowest scores of the levels 1, 2 and 3.' })
  thresholds: number[];

  @Field(() => CheckSummary, { description: 'The result in a few sentences.' })
  summary: CheckSummary;

  @Field(() => [CheckCategoryResult], { description: 'The scores of the categories.' })
  categories: CheckCategoryResult[];

  @Field(() => [CheckAdvice], {
    description: 'Advice: the most urgent first, then the least effort, then the fewest points.',
  })
  advice: CheckAdvice[];

  @Field(() => [CheckAnsweredQuestion], { description: 'Answers with full points, in the order of the questions.' })
  inOrder: CheckAnsweredQuestion[];

  @Field(() => [CheckAnsweredQuestion], {
    description: "Questions answered with 'not applicable' or 'we do not know', in their order.",
  })
  notAnswered: CheckAnsweredQuestion[];

  @Field(() => Int, { description: 'Number of questions that did not apply.' })
  notApplicable: number;

  @Field(() => [CheckGivenAnswer], {
    description: 'All answers, in the order of the questions, so that who has the token can change them.',
  })
  answers: CheckGivenAnswer[];
}
