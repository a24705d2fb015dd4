import { Button, Select, Switch } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../shared/ui/index.ts';
import { AnswerForm } from './answer-form.tsx';
import { useEditor } from './editor-context.ts';
import { answerTextKey, categoryTextKey, type Question, questionTextKey, rules } from './questionnaire-content.ts';
import { addAnswer, changeQuestion, setQuestions, textOf } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { TranslatedText } from './translated-text.tsx';
import { useOrder } from './use-order.ts';

function Answers({ question }: { question: Question }) {
  const { t } = useTranslation();
  const { draft, change, language, isReadOnly } = useEditor();
  const { answers } = question;
  const isFull = answers.length >= rules.mostAnswers;
  const orderOf = useOrder({
    items: answers,
    nameOf: ({ key }) => textOf(draft, language, answerTextKey(question.key, key, 'text')) || key,
    onChange: (items) => change((present) => changeQuestion(present, question.key, { answers: items })),
  });
  return (
    <section className={classes.part} aria-label={t('questionnaire.answer.title')}>
      <h3 className={classes.partTitle}>{t('questionnaire.answer.title')}</h3>
      <ol>
        {answers.map((answer, index) => (
          <AnswerForm key={answer.key} question={question} answer={answer} number={index + 1} order={orderOf(index)} />
        ))}
      </ol>
      {isReadOnly ? null : (
        <div className={classes.row}>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
            disabled={isFull}
            onClick={() => change((present) => addAnswer(present, question))}
          >
            {t('questionnaire.answer.add')}
          </Button>
          {isFull ? (
            <p className={classes.hint}>{t('questionnaire.answer.full', { count: rules.mostAnswers })}</p>
          ) : null}
        </div>
      )}
    </section>
  );
}

type Props = { question: Question; number: number; onRemoved: () => void };

/** One question with all that belongs to it, its languages side by side. */
export function QuestionForm({ question, number, onRemoved }: Props) {
  const { t } = useTranslation();
  const { draft, change, language, isReadOnly } = useEditor();
  const { key, category, canBeNotApplicable } = question;
  const { categories, questions } = draft.content;
  const nameCategory = (one: string) =>
    textOf(draft, language, categoryTextKey(one)) || textOf(draft, draft.sourceLanguage, categoryTextKey(one)) || one;

  function remove() {
    change((present) =>
      setQuestions(
        present,
        questions.filter((other) => other.key !== key),
      ),
    );
    showToast(t('questionnaire.question.removed', { number }), {
      label: t('questionnaire.undo'),
      run: () => change((present) => setQuestions(present, questions)),
    });
    onRemoved();
  }
  return (
    <div className={classes.form}>
      <div className={classes.formHead}>
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
      <TranslatedText textKey={questionTextKey(key, 'text')} label={t('questionnaire.question.text')} />
      <TranslatedText textKey={questionTextKey(key, 'help')} label={t('questionnaire.question.help')} minRows={2} />
      <TranslatedText textKey={questionTextKey(key, 'why')} label={t('questionnaire.question.why')} minRows={2} />
      <Select
        className={classes.medium}
        label={t('questionnaire.question.category')}
        value={categories.some((one) => one.key === category) ? category : null}
        data={categories.map((one) => ({ value: one.key, label: nameCategory(one.key) }))}
        onChange={(value) => value !== null && change((present) => changeQuestion(present, key, { category: value }))}
        allowDeselect={false}
        readOnly={isReadOnly}
      />
      <Switch
        label={t('questionnaire.question.canBeNotApplicable')}
        checked={canBeNotApplicable}
        disabled={isReadOnly}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          change((present) => changeQuestion(present, key, { canBeNotApplicable: checked }));
        }}
      />
      {canBeNotApplicable ? (
        <TranslatedText
          textKey={questionTextKey(key, 'notApplicable')}
          label={t('questionnaire.question.notApplicable')}
        />
      ) : null}
      <Answers question={question} />
    </div>
  );
}
