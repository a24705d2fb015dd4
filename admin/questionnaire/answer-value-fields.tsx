import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useQuestionnaireContext } from './questionnaire-context.ts';
import {
  type Answer,
  hasFittingPoints,
  hasFittingUrgency,
  type Question,
  questionnaireRules,
  urgencies,
  type Urgency,
} from './questionnaire-content.ts';
import { changeAnswer, setUnknownAnswer, withPoints } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';

const parseUrgency = (value: string | null): Urgency => urgencies.find((urgency) => urgency === value) ?? 'none';

function UrgencyField({ answer, onChange }: { answer: Answer; onChange: (urgency: Urgency) => void }) {
  const { t } = useTranslation();
  const { isReadOnly } = useQuestionnaireContext();
  const isFull = answer.points >= questionnaireRules.fullPoints;
  return (
    <Select
      className={classes.urgency}
      label={t('questionnaire.urgency.label')}
      value={answer.urgency}
      data={urgencies.map((urgency) => ({
        value: urgency,
        label: t(`questionnaire.urgencies.${urgency}`),
        disabled: (urgency === 'none') !== isFull,
      }))}
      error={hasFittingUrgency(answer) ? null : t(`questionnaire.urgency.${isFull ? 'needless' : 'missing'}`)}
      onChange={(value) => onChange(parseUrgency(value))}
      allowDeselect={false}
      readOnly={isReadOnly}
    />
  );
}

/** Points and urgency of an answer, whether it means 'we do not know', and whether it has advice. */
export function AnswerValueFields({ question, answer }: { question: Question; answer: Answer }) {
  const { t } = useTranslation();
  const { change, isReadOnly } = useQuestionnaireContext();
  const update = (changed: Answer) => change((current) => changeAnswer(current, question, changed));
  return (
    <>
      <div className={classes.values}>
        <Select
          className={classes.short}
          label={t('questionnaire.answer.points')}
          value={String(answer.points)}
          data={['0', '1', '2', '3']}
          error={hasFittingPoints(answer) ? null : t('questionnaire.unknown.noPoints')}
          onChange={(value) => update(withPoints(answer, Number(value)))}
          allowDeselect={false}
          readOnly={isReadOnly}
        />
        <UrgencyField answer={answer} onChange={(urgency) => update({ ...answer, urgency })} />
      </div>
      <div className={classes.switches}>
        <Switch
          label={t('questionnaire.unknown.label')}
          checked={answer.isUnknown}
          disabled={isReadOnly}
          onChange={(event) => {
            const key = event.currentTarget.checked ? answer.key : null;
            change((current) => setUnknownAnswer(current, question, key));
          }}
        />
        <Switch
          label={t('questionnaire.answer.hasAdvice')}
          checked={answer.effort !== null}
          disabled={isReadOnly}
          onChange={(event) => update({ ...answer, effort: event.currentTarget.checked ? 1 : null })}
        />
      </div>
    </>
  );
}
