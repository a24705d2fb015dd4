import { Progress } from '@mantine/core';
import classes from './progress-line.module.css';

type Props = {
  /** What goes on: the name of the bar. */
  label: string;
  /** That and how far it is. */
  text: string;
  /** 0 to 1. */
  share: number;
};

/** How far something is, in words and as a bar. */
export function ProgressLine({ label, text, share }: Props) {
  return (
    <div className={classes.line}>
      <p className={classes.text}>{text}</p>
      <Progress.Root size={6}>
        <Progress.Section value={100 * share} aria-label={label} />
      </Progress.Root>
    </div>
  );
}
