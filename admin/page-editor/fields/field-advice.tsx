import { IconAlertTriangle } from '@tabler/icons-react';
import { useCheckText } from '../checks/use-check-text.ts';
import { useBlockAdvice } from '../checks/use-writing-advice.ts';
import classes from '../field-parts/fields.module.css';

type Props = { blockKey: string; field: string };

/** The writing advice on one field of a block. */
export function FieldAdvice({ blockKey, field }: Props) {
  const textOf = useCheckText();
  const own = useBlockAdvice(blockKey).filter(
    ({ place }) => place.kind === 'block' && (place.field === field || place.field === `${field}.altText`),
  );
  return own.map((advice) => (
    <p key={advice.code} className={classes.advice} data-advice={advice.code}>
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      {textOf(advice)}
    </p>
  ));
}
