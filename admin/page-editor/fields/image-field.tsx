import type { ImageItem } from '../content/page-content.ts';
import { AlternativeText } from './alternative-text.tsx';
import { FieldShell } from './field-shell.tsx';
import classes from './fields.module.css';
import { PictureInput } from './picture-input.tsx';

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
  onSecond?: 'replace' | 'refuse';
  /** Width by height that a crop has to have; any where left out. */
  ratio?: number | undefined;
};

/** A picture with its alternative text at this place, or the mark that it is decorative here. */
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
      <FieldShell name={name} label={label} help={help} isOptional={isOptional} error={error} isGroup>
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
