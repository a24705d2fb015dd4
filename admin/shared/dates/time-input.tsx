import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { parseTime } from './date-text.ts';
import { useTypedValue } from './use-typed-value.ts';

type Props = Pick<TextInputProps, 'label' | 'error'> & {
  /** As 09:30; empty where there is none. */
  value: string;
  onChange: (value: string) => void;
};

/** A time of day, by 24 hours as all languages of the interface write it; the browser's own field follows the browser. */
export function TimeInput({ value, onChange, label, error }: Props) {
  const { t } = useTranslation();
  const typed = useTypedValue({ value, shown: value, parse: parseTime, onChange });
  return (
    <TextInput
      label={label}
      value={typed.text}
      error={typed.isRefused ? t('dates.unreadableTime') : error}
      placeholder="00:00"
      autoComplete="off"
      onChange={(event) => typed.change(event.currentTarget.value)}
      onBlur={typed.leave}
    />
  );
}
