import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './questionnaire.module.css';

/** What a narrow screen shows of the editor: it has room for one of them. */
export type Part = 'list' | 'form' | 'checks';

type Props = { parts: readonly Part[]; part: Part; onChange: (part: Part) => void };

/** Chooses the part that a narrow screen shows; wider screens show all of them and leave this out. */
export function PartChoice({ parts, part, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.parts}>
      <SegmentedControl
        fullWidth
        aria-label={t('questionnaire.parts.label')}
        data={parts.map((value) => ({ value, label: t(`questionnaire.parts.${value}`) }))}
        value={part}
        onChange={(value) => onChange(parts.find((one) => one === value) ?? part)}
      />
    </div>
  );
}
