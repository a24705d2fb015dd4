import { Button, Select, Switch } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../shared/ui/index.ts';
import { AnswerForm } from './answer-form.tsx';
import { useQuestionnaireContext } from './questionnaire-context.ts';
import {
  answerTextKey,
  categoryTextKey,
  type Question,
  questionTextKey,
  questionnaireRules,
} from './questionnaire-content.ts';
import { addAnswer, addUnknownAnswer, changeQuestion, setQuestions, getText } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { TranslatedTextField } from './translated-text-field.tsx';
import { useItemReorder } from './use-item-reorder.ts';

function Answers({ question }: { question: Question }) {
  const { t } = useTranslation();
  const { draft, change, language, isReadOnly } = useQuestionnaireContext();
  const { answers } = question;
  const isFull = answers.length >= questionnaireRules.maxAnswers;
  const hasUnknown = answers.some(({ isUnknown }) => isUnknown);
  const getReorder = useItemReorder({
    items: answers,
    nameOf: ({ key }) => getText(draft, language, answerTextKey(question.key, key, 'text')) || key,
    onChange: (items) => change((current) => changeQuestion(current, question.key, { answers: items })),
  });
  return (
    <section className={classes.part} aria-label={t('questionnaire.answer.title')}>
      <h3 className={classes.partTitle}>{t('questionnaire.answer.title')}</h3>
      <p className={classes.partHint}>{t('questionnaire.urgency.hint')}</p>
      <ol className="ui-list">
        {answers.map((answer, index) => (
          <AnswerForm
            key={answer.key}
            question={question}
            answer={answer}
            number={index + 1}
            reorder={getReorder(index)}
          />
        ))}
      </ol>
      {isReadOnly ? null : (
        <div className={classes.row}>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
            disabled={isFull}
            onClick={() => change((current) => addAnswer(current, question))}
          >
            {t('questionnaire.answer.add')}
          </Button>
          {hasUnknown ? null : (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
              disabled={isFull}
              onClick={() => change((current) => addUnknownAnswer(current, question))}
            >
              {t('questionnaire.unknown.add')}
            </Button>
          )}
          {isFull ? (
            <p className={classes.hint}>{t('questionnaire.answer.full', { count: questionnaireRules.maxAnswers })}</p>
          ) : null}
        </div>
      )}
    </section>
  );
}

type Props = { question: Question; number: number; onRemoved: () => void };

/** A question with its answers, in both languages side by side. */
export function QuestionForm({ question, number, onRemoved }: Props) {
  const { t } = useTranslation();
  const { draft, change, language, isReadOnly } = useQuestionnaireContext();
  const { key, category, canBeNotApplicable } = question;
  const { categories, questions } = draft.content;
  const getCategoryName = (one: string) =>
    getText(draft, language, categoryTextKey(one)) || getText(draft, draft.sourceLanguage, categoryTextKey(one)) || one;

  function remove() {
    change((current) =>
      setQuestions(
        current,
        questions.filter((other) => other.key !== key),
      ),
    );
    showToast(t('questionnaire.question.removed', { number }), {
      label: t('questionnaire.undo'),
      run: () => change((current) => setQuestions(current, questions)),
    });
    onRemoved();
  }
  return (
    <div className={classes.form}>
      <div className="ui-row ui-between ui-gap-12">
        <h2 className={classes.formTitle}>{t('questionnaire.question.name', { number })}</h2>
        {isReadOnly ? null : (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
            onClick={remove}
          >
            {t('questionnaire.question.remove')}
          </Button>
        )}
      </div>
      <TranslatedTextField textKey={questionTextKey(key, 'text')} label={t('questionnaire.question.text')} />
      <TranslatedTextField
        textKey={questionTextKey(key, 'help')}
        label={t('questionnaire.question.help')}
        minRows={2}
      />
      <TranslatedTextField textKey={questionTextKey(key, 'why')} label={t('questionnaire.question.why')} minRows={2} />
      <Select
        className={classes.medium}
        label={t('questionnaire.question.category')}
        value={categories.some((one) => one.key === category) ? category : null}
        data={categories.map((one) => ({ value: one.key, label: getCategoryName(one.key) }))}
        onChange={(value) => value !== null && change((current) => changeQuestion(current, key, { category: value }))}
        allowDeselect={false}
        readOnly={isReadOnly}
      />
      <Switch
        label={t('questionnaire.question.canBeNotApplicable')}
        checked={canBeNotApplicable}
        disabled={isReadOnly}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          change((current) => changeQuestion(current, key, { canBeNotApplicable: checked }));
        }}
      />
      {canBeNotApplicable ? (
        <TranslatedTextField
          textKey={questionTextKey(key, 'notApplicable')}
          label={t('questionnaire.question.notApplicable')}
        />
      ) : null}
      <Answers question={question} />
    </div>
  );
}
