import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { FieldOfKind, FieldProps } from '../field-parts/field-props.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';

type Props = FieldProps<FieldOfKind<'number'>>;

function useRange({ min, max }: FieldOfKind<'number'>): string | undefined {
  const { t } = useTranslation();
  if (min !== undefined && max !== undefined) return t('editor.number.between', { min, max });
  if (min !== undefined) return t('editor.number.atLeast', { min });
  return max === undefined ? undefined : t('editor.number.atMost', { max });
}

/** A number with its unit. Numbers out of range are not corrected; the checks report them. */
export function NumberField({ field, name, label, help, value, onChange, error, isReadOnly }: Props) {
  const labelOf = useLabel();
  const range = useRange(field);
  const unit = field.unit && labelOf(`units.${field.unit}`, field.unit);
  return (
    <FieldWrapper name={name} label={label} isOptional={!field.required} help={help ?? range} error={error}>
      {({ id, describedBy }) => (
        <NumberInput
          id={id}
          aria-describedby={describedBy}
          value={typeof value === 'number' ? value : ''}
          min={field.min}
          max={field.max}
          step={field.step}
          suffix={unit && ` ${unit}`}
          clampBehavior="none"
          readOnly={isReadOnly}
          error={error !== undefined}
          onChange={(next) => onChange(typeof next === 'number' ? next : null)}
        />
      )}
    </FieldWrapper>
  );
}
