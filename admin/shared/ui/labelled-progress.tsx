import { Progress } from '@mantine/core';
import classes from './labelled-progress.module.css';

type Props = {
  /** Accessible name of the bar. */
  label: string;
  /** Visible text with the progress. */
  text: string;
  /** From 0 to 1. */
  progress: number;
};

/** Progress as text and bar. */
export function LabelledProgress({ label, text, progress }: Props) {
  return (
    <div className={classes.line}>
      <p className={classes.text}>{text}</p>
      <Progress.Root size={6}>
        <Progress.Section value={100 * progress} aria-label={label} />
      </Progress.Root>
    </div>
  );
}
