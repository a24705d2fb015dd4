import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './questionnaire.module.css';

/** Narrow screens show one part of the editor at a time. */
export type EditorPart = 'list' | 'form' | 'checks';

type Props = { parts: readonly EditorPart[]; part: EditorPart; onChange: (part: EditorPart) => void };

/** Switches the visible part on narrow screens; hidden on wider ones. */
export function EditorPartSwitch({ parts, part, onChange }: Props) {
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
