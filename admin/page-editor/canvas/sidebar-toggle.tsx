import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SidebarName, Sidebars } from '../editor/use-sidebars.ts';
import classes from './canvas.module.css';

const icons = {
  outline: { fold: IconLayoutSidebarLeftCollapse, unfold: IconLayoutSidebarLeftExpand },
  panel: { fold: IconLayoutSidebarRightCollapse, unfold: IconLayoutSidebarRightExpand },
} as const;

/** Folds or unfolds a sidebar. */
export function SidebarToggle({ name, sidebars }: { name: SidebarName; sidebars: Sidebars }) {
  const { t } = useTranslation();
  const { isFolded } = sidebars[name];
  const action = isFolded ? 'unfold' : 'fold';
  const Icon = icons[name][action];
  const label = t(`editor.columns.${name}.${action}`);
  return (
    <Tooltip label={label}>
      <ActionIcon className={classes[name]} aria-label={label} onClick={() => sidebars[action](name)}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
