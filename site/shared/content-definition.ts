import type { ViewContent, ViewImage } from './view-block.ts';

/**
 * Grounds of the theme that a colour field may offer, each with the token of the text that is readable on it. The names
 * are those of tokens.css without their dashes; a version keeps the name, so that a new theme recolours every page.
 */
export const themeColours = {
  page: 'ink',
  surface: 'ink',
  ground: 'ink',
  wash: 'ink',
  candle: 'ink',
  light: 'on-light',
  action: 'on-action',
  evening: 'on-evening',
} as const;
export type ThemeColour = keyof typeof themeColours;

type Named = { name: string; required?: boolean };

/** How many a list field takes: fewer or more stand in the way of publishing, never of storing. */
type Counted = { min?: number; max?: number };

/**
 * One input of a block or of a page type. Its label is the admin text `fields.<owner id>.<name>`, a help text below it
 * `fieldHelp.<owner id>.<name>` where there is one; inside a repeatable group the name is `<group>_<name>`.
 */
export type Field =
  | (Named & { kind: 'text'; multiline?: boolean; maxLength?: number })
  | (Named & { kind: 'rich-text' })
  | { kind: 'choice'; name: string; options: readonly string[] }
  | { kind: 'toggle'; name: string }
  /** `unit` is a sign such as 'px', or the admin text `units.<unit>`. */
  | (Named & { kind: 'number'; min?: number; max?: number; step?: number; unit?: string })
  | (Named & { kind: 'date' })
  | { kind: 'colour'; name: string; colours: readonly ThemeColour[] }
  | (Named & { kind: 'link' })
  /** A page of this site. */
  | (Named & { kind: 'page' })
  | (Named & { kind: 'video' })
  /** `ratio`, width by height, is the only shape that the picture can be cropped to. */
  | (Named & { kind: 'image'; ratio?: number })
  | (Named & { kind: 'file' })
  /** Several pictures, or several files. */
  | (Named & Counted & { kind: 'images'; ratio?: number })
  | (Named & Counted & { kind: 'files' })
  /** Rows of the same fields. A row has a `key` of its own; its pictures stand in the group `<name>.<key>.<field>`. */
  | (Named & Counted & { kind: 'repeat'; fields: readonly Field[] });

/** Kinds whose values are pictures and files, which a version keeps beside the props. */
const mediaKinds: readonly Field['kind'][] = ['image', 'images', 'file', 'files'];

/** Whether a field's value stands among the props, and so needs a default there. */
export const isProp = ({ kind }: Field): boolean => !mediaKinds.includes(kind);

/** Value of a link field: the kinds of the specification's section 5. `pageID` is filled in by the server. */
export type LinkValue = {
  kind: 'external' | 'internal' | 'anchor' | 'mail' | 'phone';
  value: string;
  pageID?: number | null;
};

/** Where the block picker lists a block; the admin text is `blockCategories.<category>`. */
export type BlockCategory = 'text' | 'media' | 'layout' | 'action' | 'lists';

/** A part of a block's picture on a grid of 150 by 72, in a tone of the admin's theme; `mark` is its one accent. */
export type PictureShape = { tone: 'faint' | 'line' | 'mark' } & (
  | { x: number; y: number; width: number; height: number; radius?: number }
  | { path: string }
);

/** The same words in every language of the product. */
export type Words = Readonly<Record<'en' | 'nl' | 'de' | 'fr', string>>;

/** Content in which everything that is read is `Words`. */
export type ExampleContent = Readonly<{
  props?: Readonly<Record<string, unknown>>;
  images?: Readonly<Record<string, readonly (Omit<ViewImage, 'altText'> & { altText: Words })[]>>;
  files?: ViewContent['files'];
}>;

/** Plain data about a block: the server validates, sanitises and indexes by it, the editor makes its form from it. */
export type BlockDefinition = {
  id: string;
  icon: string;
  category: BlockCategory;
  /** Key of the admin text that says in a line what it is for. */
  description: string;
  picture: readonly PictureShape[];
  fields: readonly Field[];
  defaults: Readonly<Record<string, unknown>>;
  /** What it looks like when filled in, for those who have not used it yet; shown in its page's language. */
  example: ExampleContent;
  /** Name of the field that says which level of heading the block is, where it is one. */
  headingLevelField?: string;
  /** Whether it shows more than its own content, which its `data.ts` loads. */
  loadsData?: boolean;
};

/** A block that new pages start with; what is left out means the block's defaults. */
export type InitialBlock = {
  type: string;
  props?: Readonly<Record<string, unknown>>;
  /** Props that are read; a new page takes them in its own language. */
  texts?: Readonly<Record<string, Words>>;
  anchorPoint?: string;
};

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
  /** It shows something without any block, such as the check; other pages without one count as empty. */
  hasOwnContent?: boolean;
  fields: readonly Field[];
  defaultPageTypeProps: Readonly<Record<string, unknown>>;
  initialBlocks: readonly InitialBlock[];
};
