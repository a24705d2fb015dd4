import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPopover } from '../ui/form-popover.tsx';
import classes from './date-input.module.css';
import { formatDate, parseDate } from './date-text.ts';
import { useTypedValue } from './use-typed-value.ts';

const Calendar = lazy(async () => ({ default: (await import('./date-calendar.tsx')).DateCalendar }));

type PassedProps = 'id' | 'label' | 'size' | 'readOnly' | 'error' | 'aria-label' | 'aria-describedby';

type Props = Pick<TextInputProps, PassedProps> & {
  /** As 2026-02-28; empty if not set. */
  value: string;
  onChange: (value: string) => void;
  /** First and last selectable day. */
  min?: string | undefined;
  max?: string | undefined;
  inputClass?: string | undefined;
  /** Gets the initial focus of the surrounding dialog. */
  hasInitialFocus?: boolean;
};

/**
 * Date input in the format of the interface language, with a calendar. The browser's own date input would follow the
 * browser language instead.
 */
export function DateInput({
  value,
  onChange,
  min,
  max,
  hasInitialFocus,
  inputClass = '',
  error,
  readOnly,
  ...shown
}: Props) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { language } = i18n;
  const typed = useTypedValue({
    value,
    displayText: formatDate(value, language),
    parse: (text) => parseDate(text, language),
    onChange,
  });
  const choose = (day: string) => {
    onChange(day);
    setIsOpen(false);
  };
  const getErrorText = () => {
    if (typed.isInvalid) return t('dates.unreadable', { example: formatDate('2026-12-31', language) });
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
      error={error || getErrorText()}
      placeholder={t('dates.placeholder')}
      autoComplete="off"
      data-autofocus={hasInitialFocus || undefined}
      onChange={(event) => typed.change(event.currentTarget.value)}
      onBlur={typed.handleBlur}
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
