import type { ViewContent, ViewImage } from './view-block.ts';

/**
 * Background colours of the theme for colour fields, each with the token of a readable text colour. The names are those
 * of tokens.css without their dashes; pages store the name, so that a new theme recolours every page.
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

type NamedField = { name: string; required?: boolean };

/** Limits of a list field: fewer or more items block publishing, never storing. */
type ListLimits = { min?: number; max?: number };

/**
 * One input of a block or of a page type. Its label is the admin text `fields.<owner id>.<name>`, an optional help text
 * `fieldHelp.<owner id>.<name>`; inside a repeatable group the name is `<group>_<name>`.
 */
export type Field =
  | (NamedField & { kind: 'text'; multiline?: boolean; maxLength?: number })
  | (NamedField & { kind: 'rich-text' })
  | { kind: 'choice'; name: string; options: readonly string[] }
  | { kind: 'toggle'; name: string }
  /** `unit` is a unit such as 'px', or the admin text `units.<unit>`. */
  | (NamedField & { kind: 'number'; min?: number; max?: number; step?: number; unit?: string })
  | (NamedField & { kind: 'date' })
  | { kind: 'colour'; name: string; colours: readonly ThemeColour[] }
  | (NamedField & { kind: 'link' })
  /** A page of this site. */
  | (NamedField & { kind: 'page' })
  | (NamedField & { kind: 'video' })
  /** `ratio`, width by height, is the only aspect ratio that the image can be cropped to. */
  | (NamedField & { kind: 'image'; ratio?: number })
  | (NamedField & { kind: 'file' })
  /** Several images, or several files. */
  | (NamedField & ListLimits & { kind: 'images'; ratio?: number })
  | (NamedField & ListLimits & { kind: 'files' })
  /** Rows of the same fields. Each row has a `key`; its images are in the group `<name>.<key>.<field>`. */
  | (NamedField & ListLimits & { kind: 'repeat'; fields: readonly Field[] });

/** Kinds whose values are images and files, which a version stores beside the props. */
const mediaKinds: readonly Field['kind'][] = ['image', 'images', 'file', 'files'];

/** Whether a field's value is among the props, and so needs a default there. */
export const isProp = ({ kind }: Field): boolean => !mediaKinds.includes(kind);

/** Value of a link field: the kinds in section 5 of the specification. `pageID` is filled in by the server. */
export type LinkValue = {
  kind: 'external' | 'internal' | 'anchor' | 'mail' | 'phone';
  value: string;
  pageID?: number | null;
};

/** The block's category in the block picker; the admin text is `blockCategories.<category>`. */
export type BlockCategory = 'text' | 'media' | 'layout' | 'action' | 'lists';

/**
 * A shape of a block's illustration on a grid of 150 by 72, in a tone of the admin's theme; `mark` is its one accent.
 */
export type IllustrationShape = { tone: 'faint' | 'line' | 'mark' } & (
  | { x: number; y: number; width: number; height: number; radius?: number }
  | { path: string }
);

/** Example content without its texts, which are in the block's `example.json`. */
export type ExampleContent = Readonly<{
  props?: Readonly<Record<string, unknown>>;
  images?: Readonly<Record<string, readonly Omit<ViewImage, 'altText'>[]>>;
  files?: ViewContent['files'];
}>;

/**
 * Plain data about a block: the server uses it to validate, sanitise and index, the editor to build its form. Its texts
 * are in `texts.json` of its folder.
 */
export type BlockDefinition = {
  id: string;
  /** Outline on a grid of 24 by 24, drawn as a line: the path of a Tabler icon. */
  icon: string;
  category: BlockCategory;
  illustration: readonly IllustrationShape[];
  fields: readonly Field[];
  defaults: Readonly<Record<string, unknown>>;
  /** What its example has in every language; `localiseExample` adds the texts. */
  example?: ExampleContent;
  /** Name of the field with the heading level, for a block that is a heading. */
  headingLevelField?: string;
  /** Whether it shows more than its own content, whose queries are run by its `preload.ts`. */
  loadsData?: boolean;
};

/** A block on new pages; omitted properties use the block's defaults. */
export type InitialBlock = {
  type: string;
  props?: Readonly<Record<string, unknown>>;
  /** Props by language; a new page uses its own, or English. */
  texts?: Readonly<Record<string, { readonly en: string } & Readonly<Record<string, string>>>>;
  anchorPoint?: string;
};

/** Plain data about a page type; its components are in the page type map. */
export type PageTypeDefinition = {
  id: string;
  /** The blank type has no overview in the admin area. */
  blank: boolean;
  /** Whether it shows a header above, and a footer below the content. */
  hasHeader: boolean;
  hasFooter: boolean;
  slugPrefix: string;
  /** Whether it shows content without any block, such as the check; other pages without blocks count as empty. */
  hasOwnContent?: boolean;
  fields: readonly Field[];
  defaultPageTypeProps: Readonly<Record<string, unknown>>;
  initialBlocks: readonly InitialBlock[];
};
