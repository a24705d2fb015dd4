import type { Field, LinkValue } from './content-definition.ts';
import type { ViewContent, ViewImage } from './view-block.ts';

type FieldValue<Of extends Field> = Of extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : Of extends { kind: 'link' }
    ? LinkValue | null
    : Of extends { kind: 'image' }
      ? ViewImage | null
      : string;

/** The values of a definition's fields, by name. */
export type FieldValues<Fields extends readonly Field[]> = {
  [Of in Fields[number] as Of['name']]: FieldValue<Of>;
};

type Definition = { fields: readonly Field[] };

const LINK_KINDS: readonly string[] = ['external', 'internal', 'anchor', 'mail', 'phone'];

/**
 * Reads what is stored as what its definition says. Half-filled and old content is normal in an editor: a missing or
 * ill-typed text is '', a choice its first option, a link or picture null.
 */
export function readFields<const Of extends Definition>(
  definition: Of,
  content: ViewContent,
): FieldValues<Of['fields']> {
  const values = definition.fields.map((field) => [field.name, readField(field, content)]);
  return Object.fromEntries(values) as FieldValues<Of['fields']>;
}

function readField(field: Field, content: ViewContent): unknown {
  const stored = content.props[field.name];
  switch (field.kind) {
    case 'image':
      return content.images[field.name]?.[0] ?? null;
    case 'link':
      return readLink(stored);
    case 'choice':
      return field.options.find((option) => option === stored) ?? field.options[0] ?? '';
    default:
      return typeof stored === 'string' ? stored : '';
  }
}

function readLink(stored: unknown): LinkValue | null {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored) || !('value' in stored)) return null;
  const { kind, value } = stored;
  if (typeof kind !== 'string' || !LINK_KINDS.includes(kind) || typeof value !== 'string' || value === '') return null;
  const pageID = 'pageID' in stored && typeof stored.pageID === 'number' ? stored.pageID : null;
  return { kind: kind as LinkValue['kind'], value, pageID };
}
