import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ColumnName, Columns } from '../editor/use-columns.ts';
import classes from './canvas.module.css';

const icons = {
  outline: { fold: IconLayoutSidebarLeftCollapse, unfold: IconLayoutSidebarLeftExpand },
  panel: { fold: IconLayoutSidebarRightCollapse, unfold: IconLayoutSidebarRightExpand },
} as const;

/** Folds the column at that side of the canvas, and shows it again. */
export function ColumnToggle({ name, columns }: { name: ColumnName; columns: Columns }) {
  const { t } = useTranslation();
  const { isFolded } = columns[name];
  const action = isFolded ? 'unfold' : 'fold';
  const Icon = icons[name][action];
  const label = t(`editor.columns.${name}.${action}`);
  return (
    <Tooltip label={label}>
      <ActionIcon className={classes[name]} aria-label={label} onClick={() => columns[action](name)}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
