import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/errors/index.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { CheckPlace, PublicationCheck, PublicationWarning } from './publication-check.ts';
import { Errors } from '../../generated/errors.ts';

type CheckTextFormatter = (check: PublicationCheck | PublicationWarning) => string;

/** Returns a function that gives a check's text as shown at its field. */
export function useCheckText(): CheckTextFormatter {
  const { t } = useTranslation();
  return useCheckTextFormatter(t('editor.checks.empty'));
}

/** Returns a function that gives a check's text as shown after the field's name: 'Title: fill this in'. */
export function useNamedCheckText(): CheckTextFormatter {
  const { t } = useTranslation();
  return useCheckTextFormatter(t('editor.checks.fillIn'));
}

function useCheckTextFormatter(emptyText: string): CheckTextFormatter {
  const { t } = useTranslation();
  const label = useLabel();
  const errorText = useErrorText();
  return useCallback(
    (check) => {
      if ('count' in check && check.count) return t('editor.checks.several.SAME_AS_SOURCE', { count: check.count });
      const warning = label(`editor.checks.warnings.${check.code}`, '');
      if (warning !== '') return warning;
      const field = fieldName(check.place);
      const special = label(`editor.checks.texts.${field}.${check.code}`, '');
      if (special !== '') return special;
      if (check.code === Errors.required) return emptyText;
      if (check.code === Errors.invalid && check.place.kind === 'block') return t('editor.checks.unusable');
      return errorText(check);
    },
    [t, label, errorText, emptyText],
  );
}

function fieldName(place: CheckPlace): string {
  return place.kind === 'general' ? '' : (place.field.split('.').at(-1) ?? '');
}
