import { ActionIcon, Select, Switch } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-context.ts';
import { answersWithoutAdvice } from './findings.ts';
import { OrderHandle } from './order-handle.tsx';
import { type Answer, answerTextKey, type Effort, type Question, rules } from './questionnaire-content.ts';
import { changeAnswer, changeQuestion, textOf } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { TranslatedText } from './translated-text.tsx';
import type { RowOrder } from './use-order.ts';

type Props = { question: Question; answer: Answer; number: number; order: RowOrder };

const toEffort = (value: string | null): Effort => (value === '3' ? 3 : value === '2' ? 2 : 1);

function AdviceFields({ question, answer }: Pick<Props, 'question' | 'answer'>) {
  const { t } = useTranslation();
  const { change, isReadOnly } = useEditor();
  const keyOf = (part: 'advice.title' | 'advice.text' | 'advice.effort') =>
    answerTextKey(question.key, answer.key, part);
  return (
    <div className={classes.advice}>
      <TranslatedText textKey={keyOf('advice.title')} label={t('questionnaire.advice.title')} />
      <TranslatedText textKey={keyOf('advice.text')} label={t('questionnaire.advice.text')} minRows={2} />
      <Select
        className={classes.short}
        label={t('questionnaire.advice.size')}
        value={String(answer.effort)}
        data={(['1', '2', '3'] as const).map((value) => ({ value, label: t(`questionnaire.advice.sizes.${value}`) }))}
        onChange={(value) =>
          change((present) => changeAnswer(present, question, { ...answer, effort: toEffort(value) }))
        }
        allowDeselect={false}
        readOnly={isReadOnly}
      />
      <TranslatedText textKey={keyOf('advice.effort')} label={t('questionnaire.advice.effort')} />
    </div>
  );
}

/** An answer: its words, its points, and what to do about it. */
export function AnswerForm({ question, answer, number, order }: Props) {
  const { t } = useTranslation();
  const { draft, change, language, isReadOnly } = useEditor();
  const name =
    textOf(draft, language, answerTextKey(question.key, answer.key, 'text')) ||
    t('questionnaire.answer.name', { number });
  const needsAdvice = answersWithoutAdvice(draft, question).includes(answer.key);
  const edit = (part: Partial<Answer>) => change((present) => changeAnswer(present, question, { ...answer, ...part }));
  const remove = () =>
    change((present) =>
      changeQuestion(present, question.key, { answers: question.answers.filter(({ key }) => key !== answer.key) }),
    );
  return (
    <li className={classes.answer} data-edge={order.edge} data-dragged={order.isDragged || undefined} {...order.row}>
      <div className={classes.answerHead}>
        {isReadOnly ? null : <OrderHandle name={name} handle={order.handle} />}
        <h4 className={classes.answerName}>{t('questionnaire.answer.name', { number })}</h4>
        {needsAdvice ? (
          <span className={classes.state} data-state="missing">
            <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
            {t('questionnaire.answer.noAdvice')}
          </span>
        ) : null}
        {isReadOnly ? null : (
          <ActionIcon
            className={classes.atEnd}
            aria-label={t('questionnaire.answer.remove', { name })}
            onClick={remove}
            disabled={question.answers.length <= rules.fewestAnswers}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <TranslatedText
        textKey={answerTextKey(question.key, answer.key, 'text')}
        label={t('questionnaire.answer.text')}
      />
      <div className={classes.row}>
        <Select
          className={classes.short}
          label={t('questionnaire.answer.points')}
          value={String(answer.points)}
          data={['0', '1', '2', '3']}
          onChange={(value) => edit({ points: Number(value) })}
          allowDeselect={false}
          readOnly={isReadOnly}
        />
        <Switch
          label={t('questionnaire.answer.hasAdvice')}
          checked={answer.effort !== null}
          disabled={isReadOnly}
          onChange={(event) => edit({ effort: event.currentTarget.checked ? 1 : null })}
        />
      </div>
      {answer.effort === null ? null : <AdviceFields question={question} answer={answer} />}
    </li>
  );
}
