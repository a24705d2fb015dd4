import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/errors/index.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { CheckPlace, PublicationCheck, PublicationWarning } from './publication-check.ts';

type TextOfCheck = (check: PublicationCheck | PublicationWarning) => string;

/** What a check says, in words for the field that it stands at. */
export function useCheckText(): TextOfCheck {
  const { t } = useTranslation();
  return useTextOfCheck(t('editor.checks.empty'));
}

/** What a check says behind the name of its field: 'Title: fill this in'. */
export function useNamedCheckText(): TextOfCheck {
  const { t } = useTranslation();
  return useTextOfCheck(t('editor.checks.fillIn'));
}

function useTextOfCheck(ofEmpty: string): TextOfCheck {
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
      if (check.code === 'V_01') return ofEmpty;
      if (check.code === 'V_12' && check.place.kind === 'block') return t('editor.checks.unusable');
      return errorText(check);
    },
    [t, label, errorText, ofEmpty],
  );
}

function fieldName(place: CheckPlace): string {
  return place.kind === 'general' ? '' : (place.field.split('.').at(-1) ?? '');
}
