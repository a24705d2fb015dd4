/** One input of a block or of a page type. Its label is the admin text `fields.<owner id>.<name>`. */
export type Field =
  | { kind: 'text'; name: string; required?: boolean; multiline?: boolean; maxLength?: number }
  | { kind: 'rich-text'; name: string; required?: boolean }
  | { kind: 'choice'; name: string; options: readonly string[] }
  | { kind: 'link'; name: string; required?: boolean }
  | { kind: 'image'; name: string; required?: boolean };

/** Value of a link field: the kinds of the specification's section 5. `pageID` is filled in by the server. */
export type LinkValue = {
  kind: 'external' | 'internal' | 'anchor' | 'mail' | 'phone';
  value: string;
  pageID?: number | null;
};

/** Plain data about a block: the server validates, sanitises and indexes by it, the editor makes its form from it. */
export type BlockDefinition = {
  id: string;
  icon: string;
  category: string;
  fields: readonly Field[];
  defaults: Readonly<Record<string, unknown>>;
  /** Name of the field that says which level of heading the block is, where it is one. */
  headingLevelField?: string;
};

/** A block as stored in a page version. */
export type InitialBlock = { type: string; props?: Record<string, unknown>; anchorPoint?: string };

/** Plain data about a page type; the components of the parts that it says it has stand in the page type map. */
export type PageTypeDefinition = {
  id: string;
  icon: string;
  /** The blank type has no overview of its own. */
  blank: boolean;
  /** Whether it shows a header above, and a footer below the content. */
  hasHeader: boolean;
  hasFooter: boolean;
  slugPrefix: string;
  fields: readonly Field[];
  defaultPageTypeProps: Readonly<Record<string, unknown>>;
  initialBlocks: readonly InitialBlock[];
};
