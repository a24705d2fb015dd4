import { Anchor } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { useQuestionnaireContext } from './questionnaire-context.ts';
import { type Finding, listTranslationGaps, getQuestionName } from './findings.ts';
import { categoryTextKey, questionnaireRules } from './questionnaire-content.ts';
import { getText } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { listReachableLevels } from './reachable-scores.ts';

/** Where a finding can be fixed. */
export type EditorTarget = { question?: string | undefined; language?: string };

type Props = {
  findings: readonly Finding[];
  languages: readonly string[];
  onOpen: (place: EditorTarget) => void;
  panelRef: RefObject<HTMLElement | null>;
};

const levels = ['bad', 'moderate', 'sufficient', 'good'] as const;

/** Returns a function for the name of the question or category of a finding. */
function useSubjectName() {
  const { t } = useTranslation();
  const { draft, language } = useQuestionnaireContext();
  return ({ question, category }: { question?: string; category?: string }) => {
    if (category !== undefined) {
      const key = categoryTextKey(category);
      return getText(draft, language, key) || getText(draft, draft.sourceLanguage, key) || category;
    }
    const number = draft.content.questions.findIndex(({ key }) => key === question) + 1;
    return `${number}. ${getQuestionName(draft, question ?? '', language) || t('questionnaire.nameless')}`;
  };
}

function TranslationGaps({ language, onOpen }: { language: string; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation();
  const languageName = useLocaleName();
  const { draft } = useQuestionnaireContext();
  const getSubjectName = useSubjectName();
  const gaps = listTranslationGaps(draft, language);
  const count = (state: 'missing' | 'outdated') => gaps.reduce((sum, gap) => sum + gap[state], 0);
  if (gaps.length === 0) {
    return (
      <p className={classes.complete}>
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
              {getSubjectName(gap)}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Shows what prevents publishing, the reachable levels, and missing translations. */
export function FindingsPanel({ findings, languages, onOpen, panelRef }: Props) {
  const { t } = useTranslation();
  const { draft } = useQuestionnaireContext();
  const getSubjectName = useSubjectName();
  const unreachableLevels = levels.filter((_, index) => listReachableLevels(draft.content)[index] === null);
  const names = unreachableLevels.map((level) => t(`statistics.levels.${level}`)).join(', ');
  return (
    <aside className={classes.findings} aria-label={t('questionnaire.findings.title')} ref={panelRef} tabIndex={-1}>
      <h2 className={classes.partTitle}>{t('questionnaire.findings.title')}</h2>
      {findings.length === 0 ? (
        <p className={classes.complete}>
          <IconCheck size={16} stroke={1.8} aria-hidden />
          {t('questionnaire.findings.none')}
        </p>
      ) : (
        <ul className="ui-grid ui-gap-10">
          {findings.map((finding) => {
            const { kind, question, answer, category, count = 0 } = finding;
            const text = t(`questionnaire.findings.${kind}`, {
              count,
              answer,
              wanted: questionnaireRules.questionCount,
            });
            return (
              <li key={`${kind} ${question} ${answer} ${category}`} className={classes.finding}>
                <IconAlertCircle size={16} stroke={1.8} aria-hidden />
                <span>
                  {question === undefined && category === undefined ? (
                    text
                  ) : (
                    <>
                      <Anchor component="button" type="button" onClick={() => onOpen({ question })}>
                        {getSubjectName(finding)}
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
      <h3 className={classes.subtitle}>{t('questionnaire.level.title')}</h3>
      <p className={unreachableLevels.length === 0 ? classes.complete : classes.incomplete}>
        {unreachableLevels.length === 0 ? (
          <IconCheck size={16} stroke={1.8} aria-hidden />
        ) : (
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
        )}
        {unreachableLevels.length === 0
          ? t('questionnaire.level.allReached')
          : t('questionnaire.level.someNotReached', { levels: names })}
      </p>
      <h3 className={classes.subtitle}>{t('questionnaire.translation.title')}</h3>
      {languages.map((language) => (
        <TranslationGaps key={language} language={language} onOpen={onOpen} />
      ))}
    </aside>
  );
}
