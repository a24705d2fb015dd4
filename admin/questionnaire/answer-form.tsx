import { ActionIcon, Select } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AnswerValueFields } from './answer-value-fields.tsx';
import { useQuestionnaireContext } from './questionnaire-context.ts';
import { listAnswersWithoutAdvice } from './findings.ts';
import { ReorderHandle } from './reorder-handle.tsx';
import {
  type Answer,
  answerTextKey,
  type AdviceEffort,
  type Question,
  questionnaireRules,
} from './questionnaire-content.ts';
import { changeAnswer, changeQuestion, getText } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { TranslatedTextField } from './translated-text-field.tsx';
import type { ItemReorder } from './use-item-reorder.ts';

type Props = { question: Question; answer: Answer; number: number; reorder: ItemReorder };

const parseEffort = (value: string | null): AdviceEffort => (value === '3' ? 3 : value === '2' ? 2 : 1);

function AdviceFields({ question, answer }: Pick<Props, 'question' | 'answer'>) {
  const { t } = useTranslation();
  const { change, isReadOnly } = useQuestionnaireContext();
  const getAdviceKey = (part: 'advice.title' | 'advice.text' | 'advice.effort') =>
    answerTextKey(question.key, answer.key, part);
  return (
    <div className={classes.advice}>
      <TranslatedTextField textKey={getAdviceKey('advice.title')} label={t('questionnaire.advice.title')} />
      <TranslatedTextField textKey={getAdviceKey('advice.text')} label={t('questionnaire.advice.text')} minRows={2} />
      <Select
        className={classes.short}
        label={t('questionnaire.advice.size')}
        value={String(answer.effort)}
        data={(['1', '2', '3'] as const).map((value) => ({ value, label: t(`questionnaire.advice.sizes.${value}`) }))}
        onChange={(value) =>
          change((current) => changeAnswer(current, question, { ...answer, effort: parseEffort(value) }))
        }
        allowDeselect={false}
        readOnly={isReadOnly}
      />
      <TranslatedTextField textKey={getAdviceKey('advice.effort')} label={t('questionnaire.advice.effort')} />
    </div>
  );
}

/** Text, points, urgency and advice of an answer. */
export function AnswerForm({ question, answer, number, reorder }: Props) {
  const { t } = useTranslation();
  const { draft, change, language, isReadOnly } = useQuestionnaireContext();
  const name =
    getText(draft, language, answerTextKey(question.key, answer.key, 'text')) ||
    t('questionnaire.answer.name', { number });
  const needsAdvice = listAnswersWithoutAdvice(draft, question).includes(answer.key);
  const remove = () =>
    change((current) =>
      changeQuestion(current, question.key, { answers: question.answers.filter(({ key }) => key !== answer.key) }),
    );
  return (
    <li
      className={classes.answer}
      data-edge={reorder.edge}
      data-dragged={reorder.isDragged || undefined}
      {...reorder.row}
    >
      <div className="ui-row ui-wrap ui-gap-8">
        {isReadOnly ? null : <ReorderHandle name={name} handle={reorder.handle} />}
        <h4 className={classes.answerName}>{t('questionnaire.answer.name', { number })}</h4>
        {answer.isUnknown ? <span className={classes.mark}>{t('questionnaire.unknown.mark')}</span> : null}
        {needsAdvice ? (
          <span className={classes.state} data-state="missing">
            <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
            {t('questionnaire.answer.noAdvice')}
          </span>
        ) : null}
        {isReadOnly ? null : (
          <ActionIcon
            className={classes.pushedToEnd}
            aria-label={t('questionnaire.answer.remove', { name })}
            onClick={remove}
            disabled={question.answers.length <= questionnaireRules.minAnswers}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <TranslatedTextField
        textKey={answerTextKey(question.key, answer.key, 'text')}
        label={t('questionnaire.answer.text')}
      />
      <AnswerValueFields question={question} answer={answer} />
      {answer.effort === null ? null : <AdviceFields question={question} answer={answer} />}
    </li>
  );
}
