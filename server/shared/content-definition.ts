import type { Services } from './context.ts';

type Named = { name: string; required?: boolean };
type Counted = { min?: number; max?: number };

/**
 * What the server needs to know about a block or a page type to validate, sanitise, index and find references.
 * The site's definitions fit this shape; the composition root hands them over, so that no block is known by name here.
 */
export type FieldDefinition =
  | (Named & { kind: 'text'; maxLength?: number })
  | (Named & { kind: 'rich-text' | 'date' | 'link' | 'page' | 'video' | 'image' | 'file' })
  | (Named & { kind: 'number'; min?: number; max?: number; step?: number })
  | (Named & Counted & { kind: 'images' | 'files' })
  | (Named & Counted & { kind: 'repeat'; fields: readonly FieldDefinition[] })
  | { kind: 'toggle'; name: string }
  | { kind: 'choice'; name: string; options: readonly string[] }
  | { kind: 'colour'; name: string; colours: readonly string[] };

export type BlockDefinition = {
  id: string;
  fields: readonly FieldDefinition[];
  defaults: Readonly<Record<string, unknown>>;
  /** The field that says on which level of headings the block stands, where it is one. */
  headingLevelField?: string;
};

/** A block that new pages start with. `texts` are props in every language of the product, English among them. */
export type InitialBlock = {
  type: string;
  props?: Readonly<Record<string, unknown>>;
  texts?: Readonly<Record<string, { readonly en: string } & Readonly<Record<string, string>>>>;
  anchorPoint?: string;
};

export type PageTypeDefinition = {
  id: string;
  blank: boolean;
  hasHeader: boolean;
  hasFooter: boolean;
  slugPrefix: string;
  /** It shows something without any block, such as the check; other pages without one count as empty. */
  hasOwnContent?: boolean;
  fields: readonly FieldDefinition[];
  defaultPageTypeProps: Readonly<Record<string, unknown>>;
  initialBlocks: readonly InitialBlock[];
};

/** What is known of blocks and page types. */
export type ContentDefinitions = Pick<Services, 'blockDefinitions' | 'pageTypeDefinitions'>;

/** The fields of the definition with this id; none where it is unknown. */
export function fieldsOf(
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
