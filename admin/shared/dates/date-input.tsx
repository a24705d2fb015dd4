import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPopover } from '../ui/form-popover.tsx';
import classes from './date-input.module.css';
import { formatDate, parseDate } from './date-text.ts';
import { useTypedValue } from './use-typed-value.ts';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

type Shown = 'id' | 'label' | 'size' | 'readOnly' | 'error' | 'aria-label' | 'aria-describedby';

type Props = Pick<TextInputProps, Shown> & {
  /** As 2026-02-28; empty where there is none. */
  value: string;
  onChange: (value: string) => void;
  /** The first and the last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  inputClass?: string | undefined;
  /** Takes the focus of the dialog that it stands in. */
  isFirst?: boolean;
};

/**
 * A day, typed as the interface's language writes it or chosen from a calendar. The browser's own field for dates
 * follows the browser's language instead.
 */
export function DateInput({ value, onChange, min, max, isFirst, inputClass = '', error, readOnly, ...shown }: Props) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { language } = i18n;
  const typed = useTypedValue({
    value,
    shown: formatDate(value, language),
    parse: (text) => parseDate(text, language),
    onChange,
  });
  const choose = (day: string) => {
    onChange(day);
    setIsOpen(false);
  };
  const refusal = () => {
    if (typed.isRefused) return t('dates.unreadable', { example: formatDate('2026-12-31', language) });
    if (min && value !== '' && value < min) return t('dates.tooEarly', { from: formatDate(min, language) });
    if (max && value > max) return t('dates.tooLate', { to: formatDate(max, language) });
    return undefined;
  };
  return (
    <TextInput
      {...shown}
      classNames={{ input: inputClass, section: classes.section ?? '' }}
      readOnly={readOnly ?? false}
      value={typed.text}
      error={error || refusal()}
      placeholder={t('dates.placeholder')}
      autoComplete="off"
      data-autofocus={isFirst || undefined}
      onChange={(event) => typed.change(event.currentTarget.value)}
      onBlur={typed.leave}
      rightSection={
        readOnly ? null : (
          <FormPopover
            opened={isOpen}
            onClose={() => setIsOpen(false)}
            label={t('dates.open')}
            position="bottom-end"
            target={
              <ActionIcon
                size="sm"
                aria-label={t('dates.open')}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                <IconCalendar size={16} stroke={1.6} aria-hidden />
              </ActionIcon>
            }
          >
            <Suspense>
              <Calendar value={value} min={min} max={max} onChoose={choose} onClose={() => setIsOpen(false)} />
            </Suspense>
          </FormPopover>
        )
      }
    />
  );
}
