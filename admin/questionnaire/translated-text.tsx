import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { useEditor } from './editor-context.ts';
import { translationState } from './findings.ts';
import { markUpToDate, setText, textOf } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';

type Props = { textKey: string; label: string; minRows?: number };

const longest = 1_000;

/** One text: in its own language, and beside it in another. */
export function TranslatedText({ textKey, label, minRows = 1 }: Props) {
  const { t } = useTranslation();
  const languageName = useLocaleName();
  const { draft, change, language, isReadOnly } = useEditor();
  const { sourceLanguage } = draft;
  const state = translationState(draft, language, textKey);

  function field(of: string) {
    return (
      <Textarea
        key={of}
        lang={of}
        name={`${textKey} ${of}`}
        label={
          <>
            {label} <span className={classes.language}>{languageName(of)}</span>
          </>
        }
        value={textOf(draft, of, textKey)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          change((present) => setText(present, { language: of, key: textKey, text }));
        }}
        autosize
        minRows={minRows}
        maxLength={longest}
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
                onClick={() => change((present) => markUpToDate(present, language, textKey))}
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
