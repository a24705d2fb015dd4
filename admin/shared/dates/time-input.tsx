import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { parseTime } from './date-text.ts';
import { useTypedValue } from './use-typed-value.ts';

type Props = Pick<TextInputProps, 'label' | 'error'> & {
  /** As 09:30; empty if not set. */
  value: string;
  onChange: (value: string) => void;
};

/** 24-hour time input, as all interface languages use. The browser's own input would follow the browser language. */
export function TimeInput({ value, onChange, label, error }: Props) {
  const { t } = useTranslation();
  const typed = useTypedValue({ value, displayText: value, parse: parseTime, onChange });
  return (
    <TextInput
      label={label}
      value={typed.text}
      error={typed.isInvalid ? t('dates.unreadableTime') : error}
      placeholder="00:00"
      autoComplete="off"
      onChange={(event) => typed.change(event.currentTarget.value)}
      onBlur={typed.handleBlur}
    />
  );
}
