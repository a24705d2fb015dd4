import type { ImageItem } from '../content/page-content.ts';
import { AltTextField } from './alt-text-field.tsx';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import classes from '../field-parts/fields.module.css';
import { ImageInput } from './image-input.tsx';

type Props = {
  name: string;
  label: string;
  help?: string | undefined;
  isOptional: boolean;
  image: ImageItem | null;
  onChange: (image: ImageItem | null) => void;
  error: string | undefined;
  altError: string | undefined;
  isReadOnly: boolean;
  onSecondDrop?: 'replace' | 'refuse';
  /** Required ratio of width to height; any if undefined. */
  ratio?: number | undefined;
};

/** An image with its alternative text, or marked as decorative. */
export function ImageField({
  name,
  label,
  help,
  isOptional,
  image,
  onChange,
  error,
  altError,
  isReadOnly,
  ...rest
}: Props) {
  return (
    <div className={classes.fields}>
      <FieldWrapper name={name} label={label} help={help} isOptional={isOptional} error={error} isGroup>
        {({ labelID, describedBy }) => (
          <ImageInput
            image={image}
            onChange={onChange}
            labelledBy={labelID}
            describedBy={describedBy}
            hasError={error !== undefined}
            isReadOnly={isReadOnly}
            {...rest}
          />
        )}
      </FieldWrapper>
      {image && <AltTextField {...{ name, image, onChange, error: altError, isReadOnly }} />}
    </div>
  );
}
