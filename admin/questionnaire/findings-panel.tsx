import { Anchor } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { useEditor } from './editor-context.ts';
import { type Finding, listGaps, nameQuestion } from './findings.ts';
import { categoryTextKey, rules } from './questionnaire-content.ts';
import { textOf } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { reachLevels } from './reachable-scores.ts';

/** Where something is mended. */
export type Place = { question?: string | undefined; language?: string };

type Props = {
  findings: readonly Finding[];
  languages: readonly string[];
  onOpen: (place: Place) => void;
  panelRef: RefObject<HTMLElement | null>;
};

const levels = ['bad', 'moderate', 'sufficient', 'good'] as const;

/** The name of the question or category that something is about. */
function useSubject() {
  const { t } = useTranslation();
  const { draft, language } = useEditor();
  return ({ question, category }: { question?: string; category?: string }) => {
    if (category !== undefined) {
      const key = categoryTextKey(category);
      return textOf(draft, language, key) || textOf(draft, draft.sourceLanguage, key) || category;
    }
    const number = draft.content.questions.findIndex(({ key }) => key === question) + 1;
    return `${number}. ${nameQuestion(draft, question ?? '', language) || t('questionnaire.nameless')}`;
  };
}

function Translations({ language, onOpen }: { language: string; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation();
  const languageName = useLocaleName();
  const { draft } = useEditor();
  const subject = useSubject();
  const gaps = listGaps(draft, language);
  const count = (state: 'missing' | 'outdated') => gaps.reduce((sum, gap) => sum + gap[state], 0);
  if (gaps.length === 0) {
    return (
      <p className={classes.fine}>
        <IconCheck size={16} stroke={1.8} aria-hidden />
        {t('questionnaire.translation.complete', { language: languageName(language) })}
      </p>
    );
  }
  const [missing, outdated] = [count('missing'), count('outdated')];
  return (
    <details className={classes.gaps}>
      <summary>
        <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
        {t('questionnaire.translation.gaps', { language: languageName(language), missing, outdated })}
      </summary>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.question ?? gap.category}>
            <Anchor component="button" type="button" onClick={() => onOpen({ question: gap.question, language })}>
              {subject(gap)}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What keeps the draft from being published, which levels it reaches, and which translations it lacks. */
export function FindingsPanel({ findings, languages, onOpen, panelRef }: Props) {
  const { t } = useTranslation();
  const { draft } = useEditor();
  const subject = useSubject();
  const unreached = levels.filter((_, index) => reachLevels(draft.content)[index] === null);
  const names = unreached.map((level) => t(`statistics.levels.${level}`)).join(', ');
  return (
    <aside className={classes.findings} aria-label={t('questionnaire.findings.title')} ref={panelRef} tabIndex={-1}>
      <h2 className={classes.partTitle}>{t('questionnaire.findings.title')}</h2>
      {findings.length === 0 ? (
        <p className={classes.fine}>
          <IconCheck size={16} stroke={1.8} aria-hidden />
          {t('questionnaire.findings.none')}
        </p>
      ) : (
        <ul className={classes.findingList}>
          {findings.map((finding) => {
            const { kind, question, category, count = 0 } = finding;
            const text = t(`questionnaire.findings.${kind}`, { count, wanted: rules.questions });
            return (
              <li key={`${kind} ${question} ${category}`} className={classes.finding}>
                <IconAlertCircle size={16} stroke={1.8} aria-hidden />
                <span>
                  {question === undefined && category === undefined ? (
                    text
                  ) : (
                    <>
                      <Anchor component="button" type="button" onClick={() => onOpen({ question })}>
                        {subject(finding)}
                      </Anchor>{' '}
                      {text}
                    </>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <h3 className={classes.smallTitle}>{t('questionnaire.level.title')}</h3>
      <p className={unreached.length === 0 ? classes.fine : classes.warned}>
        {unreached.length === 0 ? (
          <IconCheck size={16} stroke={1.8} aria-hidden />
        ) : (
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
        )}
        {unreached.length === 0
          ? t('questionnaire.level.allReached')
          : t('questionnaire.level.someNotReached', { levels: names })}
      </p>
      <h3 className={classes.smallTitle}>{t('questionnaire.translation.title')}</h3>
      {languages.map((language) => (
        <Translations key={language} language={language} onOpen={onOpen} />
      ))}
    </aside>
  );
}
