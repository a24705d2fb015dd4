import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import classes from './message-box.module.css';

const icons = { good: IconCircleCheck, warning: IconAlertTriangle, bad: IconAlertCircle };

type Props = { kind: keyof typeof icons; children: ReactNode };

/** A message of a sentence or two; errors are announced at once. */
export function MessageBox({ kind, children }: Props) {
  const Icon = icons[kind];
  return (
    <div className={classes.box} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon className={classes[kind]} size={20} stroke={1.6} aria-hidden />
      <p className={classes.text}>{children}</p>
    </div>
  );
}
