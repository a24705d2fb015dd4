import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ImageItem } from '../content/page-content.ts';
import { FieldShell } from './field-shell.tsx';
import classes from './fields.module.css';
import { PictureInput } from './picture-input.tsx';

type Props = {
  name: string;
  label: string;
  isOptional: boolean;
  image: ImageItem | null;
  onChange: (image: ImageItem | null) => void;
  error: string | undefined;
  altError: string | undefined;
  isReadOnly: boolean;
  onSecond?: 'replace' | 'refuse';
};

const ALT_LIMIT = 1000;

/** A picture with its alternative text at this place, or the mark that it is decorative here. */
export function ImageField({ name, label, isOptional, image, onChange, error, altError, isReadOnly, ...rest }: Props) {
  return (
    <div className={classes.fields}>
      <FieldShell name={name} label={label} isOptional={isOptional} error={error} isGroup>
        {({ labelID, describedBy }) => (
          <PictureInput
            image={image}
            onChange={onChange}
            labelledBy={labelID}
            describedBy={describedBy}
            hasError={error !== undefined}
            isReadOnly={isReadOnly}
            {...rest}
          />
        )}
      </FieldShell>
      {image && <AlternativeText {...{ name, image, onChange, error: altError, isReadOnly }} />}
    </div>
  );
}

type AltProps = {
  name: string;
  image: ImageItem;
  onChange: (image: ImageItem) => void;
  error: string | undefined;
  isReadOnly: boolean;
};

function AlternativeText({ name, image, onChange, error, isReadOnly }: AltProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.stack}>
      <FieldShell name={`${name}.altText`} label={t('editor.image.altText')} error={error}>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            value={image.decorative ? '' : image.altText}
            maxLength={ALT_LIMIT}
            placeholder={image.decorative ? undefined : t('editor.image.altPlaceholder')}
            disabled={image.decorative}
            readOnly={isReadOnly}
            error={error !== undefined}
            onChange={(event) => onChange({ ...image, altText: event.currentTarget.value })}
          />
        )}
      </FieldShell>
      <Checkbox
        label={t('editor.image.decorative')}
        checked={image.decorative}
        disabled={isReadOnly}
        onChange={(event) => onChange({ ...image, decorative: event.currentTarget.checked })}
      />
    </div>
  );
}
