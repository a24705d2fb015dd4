import type { ReactNode } from 'react';
import { Menu } from '@mantine/core';
import classes from './menu-action.module.css';

type Props = {
  icon: ReactNode;
  label: string;
  /** Why it cannot be done now; undefined where it can. */
  reason?: string | undefined;
  onClick: () => void;
};

/** An action that cannot be done stays, and says why. */
export function MenuAction({ icon, label, reason, onClick }: Props) {
  return (
    <Menu.Item leftSection={icon} disabled={reason !== undefined} onClick={onClick}>
      {label}
      {reason === undefined ? null : <span className={classes.reason}>{reason}</span>}
    </Menu.Item>
  );
}
