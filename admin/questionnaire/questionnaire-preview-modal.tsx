import { Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFooter, useReturnFocus } from '../shared/ui/index.ts';
import { type GivenAnswers, calculatePreviewResult, getTextWithFallback } from './preview-result.ts';
import { answerTextKey, type Question, questionTextKey } from './questionnaire-content.ts';
import type { QuestionnaireDraft } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';

type Props = { draft: QuestionnaireDraft; language: string; firstIndex: number; onClose: () => void };
type PartProps = { draft: QuestionnaireDraft; language: string };

const levels = ['bad', 'moderate', 'sufficient', 'good'] as const;
const notApplicable = '';

function PreviewQuestion({
  draft,
  language,
  question,
  value,
  onChange,
}: PartProps & {
  question: Question;
  value: string | null | undefined;
  onChange: (value: string | null) => void;
}) {
  const { key, answers, canBeNotApplicable } = question;
  const text = (part: 'text' | 'help' | 'why' | 'notApplicable') =>
    getTextWithFallback(draft, language, questionTextKey(key, part));
  return (
    <div lang={language}>
      <Radio.Group
        key={key}
        name={key}
        label={<span className={classes.previewQuestion}>{text('text')}</span>}
        description={text('help')}
        value={value === null ? notApplicable : (value ?? null)}
        onChange={(given) => onChange(given === notApplicable ? null : given)}
      >
        <div className={classes.previewAnswers}>
          {answers.map((answer) => (
            <Radio
              key={answer.key}
              value={answer.key}
              label={getTextWithFallback(draft, language, answerTextKey(key, answer.key, 'text'))}
            />
          ))}
          {canBeNotApplicable ? <Radio value={notApplicable} label={text('notApplicable')} /> : null}
        </div>
      </Radio.Group>
      <p className={classes.hint}>{text('why')}</p>
    </div>
  );
}

function PreviewResult({ draft, language, given }: PartProps & { given: GivenAnswers }) {
  const { t } = useTranslation();
  const { score, level, categories, groups } = calculatePreviewResult(draft, given, language);
  const name = level === null ? undefined : levels[level];
  if (score === null || name === undefined) return <p>{t('questionnaire.preview.noScore')}</p>;
  return (
    <div>
      <p className={classes.previewScore}>
        {t('questionnaire.preview.score', { score, level: t(`statistics.levels.${name}`) })}
      </p>
      <ul className={classes.previewCategories} lang={language}>
        {categories.map(({ key, name: category, score: own }) => (
          <li key={key}>
            <span>{category}</span>
            <span>{own ?? '–'}</span>
          </li>
        ))}
      </ul>
      {groups.map(({ urgency, advice }) => (
        <section key={urgency}>
          <h3 className={classes.subtitle}>
            {t(`questionnaire.urgencies.${urgency}`)} · {t('questionnaire.preview.advice', { count: advice.length })}
          </h3>
          <ol className={classes.previewAdvice} lang={language}>
            {advice.map(({ key, title, text, effort }) => (
              <li key={key}>
                <strong>{title}</strong> {text} <em>{effort}</em>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Preview of the check with this draft, including unsaved changes. Nothing is counted. */
export function QuestionnairePreviewModal({ draft, language, firstIndex, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const [questionIndex, setQuestionIndex] = useState(firstIndex);
  const [given, setGiven] = useState<GivenAnswers>({});
  const { questions } = draft.content;
  const question = questions[questionIndex];
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        question
          ? t('questionnaire.preview.at', { number: questionIndex + 1, count: questions.length })
          : t('questionnaire.preview.result')
      }
      size={720}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes.preview}>
        {question ? (
          <PreviewQuestion
            draft={draft}
            language={language}
            question={question}
            value={given[question.key]}
            onChange={(answer) => setGiven({ ...given, [question.key]: answer })}
          />
        ) : (
          <PreviewResult draft={draft} language={language} given={given} />
        )}
      </div>
      <ModalFooter>
        {questionIndex > 0 ? (
          <Button
            variant="default"
            className={classes.previewBack ?? ''}
            onClick={() => setQuestionIndex(questionIndex - 1)}
          >
            {t('questionnaire.preview.back')}
          </Button>
        ) : null}
        {question ? (
          <>
            <Button variant="subtle" color="gray" onClick={() => setQuestionIndex(questions.length)}>
              {t('questionnaire.preview.toResult')}
            </Button>
            <Button onClick={() => setQuestionIndex(questionIndex + 1)}>{t('questionnaire.preview.next')}</Button>
          </>
        ) : null}
      </ModalFooter>
    </Modal>
  );
}
