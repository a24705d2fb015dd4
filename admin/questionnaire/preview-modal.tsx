import { Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFooter, useReturnFocus } from '../shared/ui/index.ts';
import { type Given, previewResult, shownText } from './preview-result.ts';
import { answerTextKey, type Question, questionTextKey } from './questionnaire-content.ts';
import type { Draft } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';

type Props = { draft: Draft; language: string; first: number; onClose: () => void };
type PartProps = { draft: Draft; language: string };

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
    shownText(draft, language, questionTextKey(key, part));
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
              label={shownText(draft, language, answerTextKey(key, answer.key, 'text'))}
            />
          ))}
          {canBeNotApplicable ? <Radio value={notApplicable} label={text('notApplicable')} /> : null}
        </div>
      </Radio.Group>
      <p className={classes.hint}>{text('why')}</p>
    </div>
  );
}

function PreviewResult({ draft, language, given }: PartProps & { given: Given }) {
  const { t } = useTranslation();
  const { score, level, categories, advice } = previewResult(draft, given, language);
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
      <h3 className={classes.smallTitle}>{t('questionnaire.preview.advice', { count: advice.length })}</h3>
      <ol className={classes.previewAdvice} lang={language}>
        {advice.map(({ key, title, text, effort }) => (
          <li key={key}>
            <strong>{title}</strong> {text} <em>{effort}</em>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The check as it would be with this draft, unsaved work included; nothing is counted. */
export function PreviewModal({ draft, language, first, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const [at, setAt] = useState(first);
  const [given, setGiven] = useState<Given>({});
  const { questions } = draft.content;
  const question = questions[at];
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        question
          ? t('questionnaire.preview.at', { number: at + 1, count: questions.length })
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
        {at > 0 ? (
          <Button variant="default" className={classes.previewBack ?? ''} onClick={() => setAt(at - 1)}>
            {t('questionnaire.preview.back')}
          </Button>
        ) : null}
        {question ? (
          <>
            <Button variant="subtle" color="gray" onClick={() => setAt(questions.length)}>
              {t('questionnaire.preview.toResult')}
            </Button>
            <Button onClick={() => setAt(at + 1)}>{t('questionnaire.preview.next')}</Button>
          </>
        ) : null}
      </ModalFooter>
    </Modal>
  );
}
