import type { ReactNode } from 'react';
import { Menu } from '@mantine/core';
import classes from './menu-action-item.module.css';

type Props = {
  icon: ReactNode;
  label: string;
  /** Why the action is unavailable; undefined if it is available. */
  reason?: string | undefined;
  onClick: () => void;
};

/** A menu item that stays visible when unavailable and shows the reason. */
export function MenuActionItem({ icon, label, reason, onClick }: Props) {
  return (
    <Menu.Item leftSection={icon} disabled={reason !== undefined} onClick={onClick}>
      {label}
      {reason === undefined ? null : <span className={classes.reason}>{reason}</span>}
    </Menu.Item>
  );
}
