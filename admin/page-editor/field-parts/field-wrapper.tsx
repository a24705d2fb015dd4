import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';

export type InputIDs = { id: string; labelID: string; errorID: string | undefined; describedBy: string | undefined };

type Props = {
  name: string;
  label: string;
  isOptional?: boolean;
  /** Shown at the right of the label, such as a counter. */
  aside?: ReactNode;
  /** Help text below the input. */
  help?: ReactNode;
  error?: ReactNode;
  /** For inputs of several controls, which a label element cannot name. */
  isGroup?: boolean;
  children: (ids: InputIDs) => ReactNode;
};

/** Label, counter, input, help and error of one field. */
export function FieldWrapper({
  name,
  label,
  isOptional = false,
  aside,
  help,
  error,
  isGroup = false,
  children,
}: Props) {
  const { t } = useTranslation();
  const id = useId();
  const ids: InputIDs = {
    id,
    labelID: `${id}-label`,
    errorID: error === undefined ? undefined : `${id}-error`,
    describedBy: [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  const Label = isGroup ? 'span' : 'label';
  return (
    <div className="ui-stack ui-shrink" data-field={name}>
      <div className={classes.head}>
        <Label className="ui-small ui-weight-560" id={ids.labelID} htmlFor={isGroup ? undefined : id}>
          {label}
        </Label>
        <span className="ui-small ui-fixed ui-faint ui-numbers">{aside ?? (isOptional && t('common.optional'))}</span>
      </div>
      {children(ids)}
      {help && (
        <p className={classes.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

export function FieldError({ id, text }: { id?: string; text: ReactNode }) {
  return (
    <p className={classes.error} id={id}>
      <IconAlertCircle size={16} stroke={1.6} aria-hidden />
      {text}
    </p>
  );
}
