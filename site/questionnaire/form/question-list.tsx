import { useMemo } from 'react';
import type { CurrentQuestionnaireFragment } from '../../generated/graphql.ts';
import { subjectOf } from '../../shared/illustrations/subjects.ts';
import { CheckQuestion } from './check-question.tsx';
import type { ViewSibling } from '../../shared/view-page.ts';
import type { GivenAnswers } from '../saved-answers/given-answers.ts';
import type { CheckSteps } from './use-check-steps.ts';

type Props = {
  questionnaire: CurrentQuestionnaireFragment;
  locale: string;
  siblings: readonly ViewSibling[];
  /** Answers of a rejected submission. */
  given: GivenAnswers | undefined;
  /** Whether the first question is shown without a URL fragment. */
  isOpening: boolean;
  /** Whether each question leads to the review instead of the next one. */
  isReviewNext: boolean;
  isInReview: boolean;
  /** The questions by number that were left without an answer. */
  wrong: ReadonlySet<number>;
  steps: CheckSteps;
};

/** All questions. */
export function QuestionList({ questionnaire, locale, given, isOpening, isReviewNext, wrong, ...shared }: Props) {
  const { questions } = questionnaire;
  const asked = useMemo(() => withCategories(questionnaire), [questionnaire]);
  return asked.map(({ question, category }, index) => (
    <CheckQuestion
      key={question.key}
      question={question}
      category={category}
      number={index + 1}
      count={questions.length}
      locale={locale}
      given={given?.[question.key]}
      isInitial={isOpening && index === 0}
      nextPart={isReviewNext || index === questions.length - 1 ? 'review' : 'question'}
      isWrong={wrong.has(index + 1)}
      {...shared}
    />
  ));
}

function withCategories({ questions, categories }: CurrentQuestionnaireFragment) {
  return questions.map((question, index) => {
    const category = categories.find(({ key }) => key === question.category);
    const isNew = questions[index - 1]?.category !== question.category;
    return { question, category: { name: category?.name ?? '', subject: subjectOf(category?.icon ?? ''), isNew } };
  });
}
