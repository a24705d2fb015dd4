import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { useQuestionnaireContext } from './questionnaire-context.ts';
import { getTranslationState } from './findings.ts';
import { markTranslationUpToDate, setText, getText } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';

type Props = { textKey: string; label: string; minRows?: number };

const maxTextLength = 1_000;

/** A text in the source language, with its translation next to it. */
export function TranslatedTextField({ textKey, label, minRows = 1 }: Props) {
  const { t } = useTranslation();
  const languageName = useLocaleName();
  const { draft, change, language, isReadOnly } = useQuestionnaireContext();
  const { sourceLanguage } = draft;
  const state = getTranslationState(draft, language, textKey);

  function field(of: string) {
    return (
      <Textarea
        key={of}
        lang={of}
        name={`${textKey} ${of}`}
        label={
          <>
            {label} <span className="ui-dim ui-weight-400">{languageName(of)}</span>
          </>
        }
        value={getText(draft, of, textKey)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          change((current) => setText(current, { language: of, key: textKey, text }));
        }}
        autosize
        minRows={minRows}
        maxLength={maxTextLength}
        readOnly={isReadOnly}
      />
    );
  }
  return (
    <div className={classes.pair}>
      {field(sourceLanguage)}
      <div className={classes.translation}>
        {field(language)}
        {state === 'done' ? null : (
          <div className={classes.state} data-state={state}>
            {state === 'missing' ? (
              <IconCircleDashed size={15} stroke={1.8} aria-hidden />
            ) : (
              <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
            )}
            {t(`questionnaire.translation.${state}`)}
            {state === 'outdated' && !isReadOnly ? (
              <Button
                variant="default"
                size="xs"
                aria-label={t('questionnaire.translation.confirmNamed', { label })}
                onClick={() => change((current) => markTranslationUpToDate(current, language, textKey))}
              >
                {t('questionnaire.translation.confirm')}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </div>
  );
}
