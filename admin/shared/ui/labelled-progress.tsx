import { Progress } from '@mantine/core';

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
    <div className="ui-grid ui-gap-6">
      <p className="ui-numbers ui-break">{text}</p>
      <Progress.Root size={6}>
        <Progress.Section value={100 * progress} aria-label={label} />
      </Progress.Root>
    </div>
  );
}
