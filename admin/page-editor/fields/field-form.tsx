import { lazy, Suspense } from 'react';
import type { Field } from '../../../site/shared/content-definition.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { type CheckOwner, checksOf, type PublicationCheck } from '../checks/publication-check.ts';
import { useCheckText } from '../checks/use-check-text.ts';
import { type FieldOwner, setImage, setProp } from '../content/change-content.ts';
import type { FieldContent } from '../content/page-content.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useChangeContent } from '../editor/use-content.ts';
import { ChoiceField } from './choice-field.tsx';
import classes from './fields.module.css';
import { ImageField } from './image-field.tsx';
import { LinkField } from './link-field.tsx';
import { TextField } from './text-field.tsx';

/** Rich text comes with a large library, which the screen does not wait for. */
const RichTextField = lazy(async () => ({
  default: (await import('../rich-text/rich-text-field.tsx')).RichTextField,
}));

type Props = {
  fields: readonly Field[];
  owner: FieldOwner;
  /** Block type or page type, under which the fields' texts stand. */
  ownerID: string;
  content: FieldContent;
  checks: readonly PublicationCheck[];
};

/** The form of a block or a page type, made from its definition. */
export function FieldForm({ fields, owner, ownerID, content, checks }: Props) {
  return (
    <div className={classes.fields}>
      {fields.map((field) => (
        <FieldInput key={field.name} {...{ field, owner, ownerID, content, checks }} />
      ))}
    </div>
  );
}

type InputProps = Omit<Props, 'fields'> & { field: Field };

function FieldInput({ field, owner, ownerID, content, checks }: InputProps) {
  const labelOf = useLabel();
  const change = useChangeContent();
  const { isReadOnly } = useEditor();
  const textOf = useCheckText();
  const checkOwner: CheckOwner = owner.kind === 'block' ? owner : { kind: 'page-settings' };
  const own = checksOf(checks, checkOwner, field.name);
  const label = labelOf(`fields.${ownerID}.${field.name}`, field.name);
  const errorAt = (name: string) => {
    const check = own.find(({ place }) => place.kind !== 'general' && place.field === name);
    return check && textOf(check);
  };
  const common = {
    label,
    value: content.props[field.name],
    onChange: (value: unknown) => change(setProp(owner, field.name, value)),
    error: errorAt(field.name),
    isReadOnly,
    ownerID,
    owner,
  };
  switch (field.kind) {
    case 'text':
      return <TextField field={field} {...common} />;
    case 'rich-text':
      return (
        <Suspense fallback={<div className={classes.waiting} data-field={field.name} data-waiting />}>
          <RichTextField field={field} {...common} />
        </Suspense>
      );
    case 'choice':
      return <ChoiceField field={field} {...common} />;
    case 'link':
      return <LinkField field={field} {...common} />;
    case 'image':
      return (
        <ImageField
          name={field.name}
          label={label}
          isOptional={!field.required}
          image={content.images.find(({ name }) => name === field.name)?.items[0] ?? null}
          onChange={(image) => change(setImage(owner, field.name, image))}
          error={errorAt(field.name)}
          altError={errorAt(`${field.name}.altText`)}
          isReadOnly={isReadOnly}
        />
      );
    default:
      return null;
  }
}
