import { NumberInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuestionnaireContext } from './questionnaire-context.ts';
import { setThresholds } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { listReachableLevels } from './reachable-scores.ts';

const levels = ['bad', 'moderate', 'sufficient', 'good'] as const;

/** Thresholds of the levels, and which levels the current questions can reach. */
export function LevelForm() {
  const { t } = useTranslation();
  const { draft, change, isReadOnly } = useQuestionnaireContext();
  const { content } = draft;
  const reachable = useMemo(() => listReachableLevels(content), [content]);
  const [moderate, sufficient, good] = content.thresholds;

  function edit(index: number, value: number | string) {
    const next = Math.min(100, Math.max(1, Math.round(Number(value)) || 1));
    const thresholds = [moderate, sufficient, good].with(index, next);
    change((current) => setThresholds(current, [thresholds[0] ?? 1, thresholds[1] ?? 1, thresholds[2] ?? 1]));
  }
  return (
    <section className={classes.part} aria-label={t('questionnaire.level.title')}>
      <h2 className={classes.partTitle}>{t('questionnaire.level.title')}</h2>
      <p className={classes.hint}>{t('questionnaire.level.hint')}</p>
      <ul className={classes.levels}>
        {levels.map((level, index) => {
          const range = reachable[index];
          const name = t(`statistics.levels.${level}`);
          return (
            <li key={level} className={classes.level}>
              <span className={classes.levelName} data-level={level}>
                {name}
              </span>
              {index === 0 ? (
                <span className="ui-dim">{t('questionnaire.level.fromZero')}</span>
              ) : (
                <NumberInput
                  className={classes.short}
                  label={t('questionnaire.level.from', { level: name })}
                  value={content.thresholds[index - 1] ?? 0}
                  onChange={(value) => edit(index - 1, value)}
                  min={1}
                  max={100}
                  allowDecimal={false}
                  readOnly={isReadOnly}
                />
              )}
              <span className={classes.state} data-state={range ? 'fine' : 'missing'}>
                {range ? (
                  <IconCheck size={15} stroke={1.8} aria-hidden />
                ) : (
                  <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
                )}
                {range ? t('questionnaire.level.reached', range) : t('questionnaire.level.notReached')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
