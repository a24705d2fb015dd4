import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../shared/graphql/index.ts';

@ObjectType({
  description: 'Consecutive weeks with their finished checks; a week with fewer than 5 is merged with the next.',
})
export class StatisticsPeriod {
  @Field(() => String, { description: 'Monday of the first week, in UTC: 2026-11-16.' })
  from: string;

  @Field(() => String, { description: 'Monday of the last week.' })
  to: string;

  @Field(() => Int, { nullable: true, description: 'Finished checks; null if hidden.' })
  finished: number | null;
}

@ObjectType({ description: 'The finished checks of a locale.' })
export class LocaleStatistics {
  @Field(() => String, { description: 'The locale.' })
  locale: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Finished checks in the weeks that can be shown; null if all are hidden.',
  })
  finished: number | null;
}

@ObjectType({ description: 'Number of checks with a level.' })
export class LevelStatistics {
  @Field(() => Int, { description: '0 bad, 1 moderate, 2 sufficient, 3 good.' })
  level: number;

  @Field(() => Int, { nullable: true, description: 'Finished checks; null if hidden.' })
  finished: number | null;
}

@ObjectType({ description: 'The scores of a category.' })
export class CategoryStatistics {
  @Field(() => String, { description: 'Key of the category.' })
  key: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => Int, { nullable: true, description: 'Mean score, 0 to 100; null if hidden.' })
  meanScore: number | null;

  @Field(() => Int, { nullable: true, description: 'Level of the mean score; null if hidden or unknown.' })
  level: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Checks with the level bad; null if hidden or unknown.',
  })
  bad: number | null;

  @Field(() => Int, { nullable: true, description: 'Checks with a score; null if hidden.' })
  scored: number | null;
}

@ObjectType({ description: 'How often an answer was given.' })
export class AnswerStatistics {
  @Field(() => String, { nullable: true, description: 'Key of the answer; null for not applicable.' })
  key: string | null;

  @Field(() => String, { nullable: true, description: 'Its text; null for not applicable.' })
  text: string | null;

  @Field(() => Int, { nullable: true, description: 'Its points, 0 to 3; null for not applicable.' })
  points: number | null;

  @Field(() => Int, { nullable: true, description: 'How often it was given; null if hidden.' })
  given: number | null;
}

@ObjectType({ description: 'The answers to a question.' })
export class QuestionStatistics {
  @Field(() => String, { description: 'Key of the question.' })
  key: string;

  @Field(() => Int, { description: 'Its position, from 1.' })
  number: number;

  @Field(() => String, { description: 'Its text.' })
  text: string;

  @Field(() => String, { description: 'Key of its category.' })
  category: string;

  @Field(() => [AnswerStatistics], { description: 'Its answers in the order of the check, not applicable last.' })
  answers: AnswerStatistics[];
}

@ObjectType({ description: 'Scores and answers of one version of the questionnaire.' })
export class VersionStatistics {
  @Field(() => Int, { description: 'Number of the version.' })
  number: number;

  @Field(() => Int, { nullable: true, description: 'Its finished checks; null if hidden.' })
  finished: number | null;

  @Field(() => Int, { nullable: true, description: 'The median score, in steps of 5; null if hidden.' })
  medianScore: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The median level; null if hidden or unknown.',
  })
  medianLevel: number | null;

  @Field(() => Int, { nullable: true, description: 'The mean score; null if hidden.' })
  meanScore: number | null;

  @Field(() => Boolean, {
    description:
      'Whether it includes checks of an earlier release, which stored scores in steps of 5. Then means may be off by up to 2, and levels are unknown if a threshold is within a step.',
  })
  hasEstimates: boolean;

  @Field(() => [CategoryStatistics], { description: 'Scores by category, in the order of the check.' })
  categories: CategoryStatistics[];

  @Field(() => [QuestionStatistics], { description: 'Answers by question, in the order of the check.' })
  questions: QuestionStatistics[];
}

@ObjectType({ description: 'A version of the questionnaire that visitors could answer.' })
export class StatisticsVersion {
  @Field(() => Int, { description: 'Its number.' })
  number: number;

  @Field(() => DateTime, { description: 'When it was published.' })
  publishedAt: Date;
}

@ObjectType({
  description:
    'Statistics of the risk check: only closed weeks, only changes by 5 checks or more, and no group under 5.',
})
export class CheckStatistics {
  @Field(() => Int, { description: 'The smallest group that is shown.' })
  smallestGroup: number;

  @Field(() => Int, { nullable: true, description: 'Finished checks in the weeks below; null if there are none.' })
  finished: number | null;

  @Field(() => [StatisticsPeriod], { description: 'Finished checks over time, oldest first.' })
  periods: StatisticsPeriod[];

  @Field(() => [LocaleStatistics], { description: 'Finished checks by locale, most first; always of all locales.' })
  locales: LocaleStatistics[];

  @Field(() => [LevelStatistics], { description: 'Results by level; empty if they are hidden.' })
  levels: LevelStatistics[];

  @Field(() => [StatisticsVersion], { description: 'Versions that can be chosen, newest first.' })
  versions: StatisticsVersion[];

  @Field(() => VersionStatistics, { nullable: true, description: 'The requested version; null before the first one.' })
  version: VersionStatistics | null;
}
