import { lazy, Suspense } from 'react';
import type { Field } from '../../../site/shared/content-definition.ts';
import { loadWithRetry } from '../../shared/lazy/index.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import { DateField } from './date-field.tsx';
import type { FieldScope } from './field-scope.ts';
import type { FieldOfKind } from '../field-parts/field-props.ts';
import classes from '../field-parts/fields.module.css';
import { FieldAdvice } from './field-advice.tsx';
import { FileField } from '../media-fields/file-field.tsx';
import { ImageField } from '../media-fields/image-field.tsx';
import { ImagesField } from '../media-fields/images-field.tsx';
import { LinkField } from './link-field.tsx';
import { NumberField } from './number-field.tsx';
import { PageReferenceField } from './page-reference-field.tsx';
import { RepeatField } from './repeat-field.tsx';
import { TextField } from './text-field.tsx';
import { ToggleField } from './toggle-field.tsx';
import { useField } from './use-field.ts';
import { VideoField } from './video-field.tsx';

/** Loaded on demand, since rich text needs a large library. */
const RichTextField = lazy(async () => ({
  default: (await loadWithRetry(() => import('../rich-text/rich-text-field.tsx'))).RichTextField,
}));

type Props<Of extends Field = Field> = { field: Of; scope: FieldScope };

/** The input of a field, with the writing advice on it. */
export function FieldInput({ field, scope }: Props) {
  const { owner, prefix = '' } = scope;
  return (
    <>
      <InputOfKind field={field} scope={scope} />
      {owner.kind === 'block' && <FieldAdvice blockKey={owner.key} field={`${prefix}${field.name}`} />}
    </>
  );
}

function InputOfKind({ field, scope }: Props) {
  switch (field.kind) {
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return <MediaInput field={field} scope={scope} />;
    case 'repeat':
      return (
        <RepeatField
          field={field}
          scope={scope}
          renderField={(inner, row) => <FieldInput key={inner.name} field={inner} scope={row} />}
        />
      );
    default:
      return <PropInput field={field} scope={scope} />;
  }
}

type MediaField = FieldOfKind<'image' | 'images' | 'file' | 'files'>;

function MediaInput({ field, scope }: Props<MediaField>) {
  const { common, images, setImages, files, setFiles, errorAt } = useField(field, scope);
  switch (field.kind) {
    case 'image':
      return (
        <ImageField
          {...common}
          isOptional={!field.required}
          image={images[0] ?? null}
          ratio={field.ratio}
          onChange={(image) => setImages(image === null ? [] : [image])}
          altError={errorAt(`${common.name}.altText`)}
        />
      );
    case 'images':
      return <ImagesField {...common} field={field} images={images} onChange={setImages} errorAt={errorAt} />;
    case 'file':
      return <FileField {...common} isOptional={!field.required} files={files} max={1} onChange={setFiles} />;
    case 'files':
      return (
        <FileField
          {...common}
          isOptional={!field.required && !field.min}
          files={files}
          max={field.max}
          onChange={setFiles}
        />
      );
  }
}

function PropInput({ field, scope }: Props<Exclude<Field, MediaField | { kind: 'repeat' }>>) {
  const { common, value, onChange, texts, errorAt } = useField(field, scope);
  const props = { ...common, value, onChange, texts };
  switch (field.kind) {
    case 'text':
      return <TextField field={field} {...props} />;
    case 'rich-text':
      return (
        <Suspense fallback={<div className={classes.loading} data-field={props.name} data-waiting />}>
          <RichTextField field={field} {...props} />
        </Suspense>
      );
    case 'choice':
      return <ChoiceField field={field} {...props} />;
    case 'toggle':
      return <ToggleField field={field} {...props} />;
    case 'number':
      return <NumberField field={field} {...props} />;
    case 'date':
      return <DateField field={field} {...props} />;
    case 'colour':
      return <ColourField field={field} {...props} />;
    case 'link':
      return <LinkField field={field} {...props} />;
    case 'page':
      return <PageReferenceField field={field} {...props} />;
    case 'video':
      return <VideoField field={field} {...props} titleError={errorAt(`${props.name}.title`)} />;
  }
}
