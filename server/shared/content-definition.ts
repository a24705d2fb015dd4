import type { Services } from './context.ts';

type NamedField = { name: string; required?: boolean };
type CountLimits = { min?: number; max?: number };

/**
 * What the server needs to know about a block or page type to validate, sanitise, index and find references. The site's
 * definitions have this shape; `server/app` passes them in, so that `server` knows no block by name.
 */
export type FieldDefinition =
  | (NamedField & { kind: 'text'; maxLength?: number })
  | (NamedField & { kind: 'rich-text' | 'date' | 'link' | 'page' | 'video' | 'image' | 'file' })
  | (NamedField & { kind: 'number'; min?: number; max?: number; step?: number })
  | (NamedField & CountLimits & { kind: 'images' | 'files' })
  | (NamedField & CountLimits & { kind: 'repeat'; fields: readonly FieldDefinition[] })
  | { kind: 'toggle'; name: string }
  | { kind: 'choice'; name: string; options: readonly string[] }
  | { kind: 'colour'; name: string; colours: readonly string[] };

/** A block type. */
export type BlockDefinition = {
  id: string;
  fields: readonly FieldDefinition[];
  defaults: Readonly<Record<string, unknown>>;
  /** The field with the block's heading level, if it is a heading. */
  headingLevelField?: string;
};

/** A block that new pages start with. `texts` are props in every language of the product, English among them. */
export type InitialBlock = {
  type: string;
  props?: Readonly<Record<string, unknown>>;
  texts?: Readonly<Record<string, { readonly en: string } & Readonly<Record<string, string>>>>;
  anchorPoint?: string;
};

/** A page type. */
export type PageTypeDefinition = {
  id: string;
  blank: boolean;
  hasHeader: boolean;
  hasFooter: boolean;
  slugPrefix: string;
  /** It shows content without any block, such as the check; other pages without blocks count as empty. */
  hasOwnContent?: boolean;
  fields: readonly FieldDefinition[];
  defaultPageTypeProps: Readonly<Record<string, unknown>>;
  initialBlocks: readonly InitialBlock[];
};

/** All block and page type definitions. */
export type ContentDefinitions = Pick<Services, 'blockDefinitions' | 'pageTypeDefinitions'>;

/** Returns the fields of the definition with this id; empty if unknown. */
export function findDefinedFields(
  definitions: readonly { id: string; fields: readonly FieldDefinition[] }[],
  id: string,
): readonly FieldDefinition[] {
  return definitions.find((definition) => definition.id === id)?.fields ?? [];
}

declare module './context.ts' {
  interface Services {
    blockDefinitions: readonly BlockDefinition[];
    pageTypeDefinitions: readonly PageTypeDefinition[];
  }
}
