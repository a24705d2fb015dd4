import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/nl';
import { DatePicker } from '@mantine/dates';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../i18n/language.ts';

type Props = {
  value: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** Elements with this attribute receive Escape before the surrounding dialog closes. */
const markEscapeTarget = ({ target }: FocusEvent) => target.setAttribute('data-mantine-stop-propagation', 'true');

/** Month calendar for choosing a day by pointer or arrow keys; loaded when it is opened. */
export function DateCalendar({ value, min, max, onChoose, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  // The calendar mounts after the popover set its initial focus, so focus it here.
  useEffect(() => root.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus(), []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <div ref={root} role="presentation" onFocusCapture={markEscapeTarget} onKeyDown={closeByKey}>
      <DatePicker
        locale={formatLocale(i18n.language).toLowerCase()}
        value={value || null}
        weekendDays={[]}
        hideOutsideDates
        defaultDate={value || min || undefined}
        onChange={(day) => day && onChoose(day)}
        {...(min && { minDate: min })}
        {...(max && { maxDate: max })}
        ariaLabels={{
          nextMonth: t('dates.nextMonth'),
          previousMonth: t('dates.previousMonth'),
          nextYear: t('dates.nextYear'),
          previousYear: t('dates.previousYear'),
          nextDecade: t('dates.nextYears'),
          previousDecade: t('dates.previousYears'),
        }}
      />
    </div>
  );
}
