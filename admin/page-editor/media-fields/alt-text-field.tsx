import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ImageItem } from '../content/page-content.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';

const MAX_ALT_LENGTH = 1000;

type Props = {
  /** Field path of the image, which its checks refer to. */
  name: string;
  image: ImageItem;
  onChange: (image: ImageItem) => void;
  error: string | undefined;
  isReadOnly: boolean;
};

/** The alternative text of an image, or the choice that it is decorative. */
export function AltTextField({ name, image, onChange, error, isReadOnly }: Props) {
  const { t } = useTranslation();
  return (
    <div className="ui-stack ui-gap-8">
      <FieldWrapper name={`${name}.altText`} label={t('editor.image.altText')} error={error}>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            value={image.decorative ? '' : image.altText}
            maxLength={MAX_ALT_LENGTH}
            placeholder={image.decorative ? undefined : t('editor.image.altPlaceholder')}
            disabled={image.decorative}
            readOnly={isReadOnly}
            error={error !== undefined}
            onChange={(event) => onChange({ ...image, altText: event.currentTarget.value })}
          />
        )}
      </FieldWrapper>
      <Checkbox
        label={t('editor.image.decorative')}
        checked={image.decorative}
        disabled={isReadOnly}
        onChange={(event) => onChange({ ...image, decorative: event.currentTarget.checked })}
      />
    </div>
  );
}
