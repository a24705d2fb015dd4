import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';

@ObjectType({ description: 'A subject of the risk check.' })
class CheckCategory {
  @Field(() => String, { description: 'Its key, the same in all languages.' })
  key: string;

  @Field(() => String, { description: 'Which of the drawings of the site stands for it.' })
  icon: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;
}

@ObjectType({ description: 'An answer that can be chosen.' })
class CheckAnswer {
  @Field(() => String, { description: 'Its key, unique among the answers to its question.' })
  key: string;

  @Field(() => String, { description: 'What it says.' })
  text: string;
}

@ObjectType({ description: 'A question of the risk check.' })
class CheckQuestion {
  @Field(() => String, { description: 'Its key, the same in all languages.' })
  key: string;

  @Field(() => String, { description: 'Key of its category.' })
  category: string;

  @Field(() => String, { description: 'What is asked.' })
  text: string;

  @Field(() => String, { description: 'What helps to answer it; may be empty.' })
  help: string;

  @Field(() => String, { description: 'Why it is asked; may be empty.' })
  why: string;

  @Field(() => String, {
    nullable: true,
    description: "What the answer 'not-applicable' says; null where it cannot be given.",
  })
  notApplicable: string | null;

  @Field(() => [CheckAnswer], { description: 'The answers, 2 to 4.' })
  answers: CheckAnswer[];
}

@ObjectType('Questionnaire', { description: 'What the risk check asks, in one language.' })
export class QuestionnaireObject {
  @Field(() => Int, { description: 'Number of the version, to be sent with the answers.' })
  version: number;

  @Field(() => [CheckCategory], { description: 'The subjects.' })
  categories: CheckCategory[];

  @Field(() => [CheckQuestion], { description: 'The questions in their order.' })
  questions: CheckQuestion[];
}

@InputType({ description: 'The answer to one question.' })
class CheckAnswerInput {
  @Field(() => String, { description: 'Key of the question.' })
  question: string;

  @Field(() => String, { description: "Key of the answer, or 'not-applicable' where that is offered." })
  answer: string;
}

@InputType({ description: 'A finished check. The score is always computed by the server.' })
export class FinishCheckInput {
  @Field(() => Int, { description: 'Number of the version that was answered.' })
  version: number;

  @Field(() => String, { description: 'Locale in which it was answered, for the counters.' })
  locale: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Random, 16 to 100 characters: the same one is counted once. A hash of it is kept for 24 hours at most.',
  })
  submissionID?: string | null;

  @Field(() => [CheckAnswerInput], { description: 'Exactly one answer to each question.' })
  answers: CheckAnswerInput[];
}

@ObjectType({ description: 'Answer of finishCheck.' })
export class FinishCheckPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'Holds the answers, which the server does not keep: with it the result can be asked for.',
  })
  token: string | null;
}

@ObjectType({ description: 'Score of a subject.' })
class CheckCategoryResult extends CheckCategory {
  @Field(() => Int, { nullable: true, description: 'From 0 to 100; null where none of its questions applies.' })
  score: number | null;

  @Field(() => Int, { nullable: true, description: 'Level from 0 (bad) to 3 (good); null without a score.' })
  level: number | null;
}

@ObjectType({ description: 'What can be done about an answer.' })
class CheckAdvice {
  @Field(() => Int, { description: 'Number of the question, from 1.' })
  question: number;

  @Field(() => String, { description: 'What was asked.' })
  questionText: string;

  @Field(() => String, { description: 'What was answered.' })
  answerText: string;

  @Field(() => String, { description: 'Key of the category.' })
  category: string;

  @Field(() => Int, { description: 'What the answer was worth, 0 to 2: the fewer, the more urgent.' })
  points: number;

  @Field(() => String, { description: 'What to do.' })
  title: string;

  @Field(() => String, { description: 'How, and why.' })
  text: string;

  @Field(() => Int, { description: 'How much work it is: 1 small, 2 medium, 3 large.' })
  effort: number;

  @Field(() => String, { description: 'How much work it is, in human measure.' })
  effortText: string;
}

@ObjectType('CheckResult', { description: 'Result of a finished check, in one language.' })
export class CheckResultObject {
  @Field(() => Int, { description: 'Number of the version that was answered.' })
  version: number;

  @Field(() => DateTime, { description: 'The day on which it was finished.' })
  date: Date;

  @Field(() => Int, { description: 'From 0 to 100.' })
  score: number;

  @Field(() => Int, { description: 'Level: 0 bad, 1 moderate, 2 sufficient, 3 good.' })
  level: number;

  @Field(() => [Int], { description: 'The scores with which the levels 1, 2 and 3 begin.' })
  thresholds: number[];

  @Field(() => [CheckCategoryResult], { description: 'The scores of the subjects.' })
  categories: CheckCategoryResult[];

  @Field(() => [CheckAdvice], { description: 'Advice, the most urgent first.' })
  advice: CheckAdvice[];

  @Field(() => Int, { description: 'How many questions did not apply.' })
  notApplicable: number;
}
