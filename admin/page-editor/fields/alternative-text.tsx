import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ImageItem } from '../content/page-content.ts';
import { FieldShell } from './field-shell.tsx';
import classes from './fields.module.css';

const ALT_LIMIT = 1000;

type Props = {
  /** Of the picture, under which its checks stand. */
  name: string;
  image: ImageItem;
  onChange: (image: ImageItem) => void;
  error: string | undefined;
  isReadOnly: boolean;
};

/** What is said of a picture at this place, or that there is nothing to say. */
export function AlternativeText({ name, image, onChange, error, isReadOnly }: Props) {
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
