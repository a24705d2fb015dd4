import { z } from 'zod';
import { textInput, textLimits } from '../shared/errors/index.ts';
import type { StoredBlock, StoredFileGroups, StoredImage, StoredImageGroups } from './content.ts';

type VersionField = {
  /** In the table of versions and in bundles. */
  column: string;
  /** The value in a new version. */
  empty: unknown;
  /** Whether bundles of earlier releases have no such column. */
  isMissingInOldBundles?: true;
};

/** The fields whose value is the same in the database, GraphQL and REST, with the schema of their input. */
export const plainFields = {
  title: { column: 'title', empty: '', input: textInput(textLimits.name) },
  seoTitle: { column: 'seo_title', empty: '', input: textInput(textLimits.name) },
  seoDescription: { column: 'seo_description', empty: '', input: textInput(textLimits.description) },
  seoKeywords: {
    column: 'seo_keywords',
    empty: [] as string[],
    input: z.array(textInput(textLimits.name)).max(100),
  },
} satisfies Record<string, VersionField & { input: z.ZodType }>;

const field = <Value>(column: string, empty: Value) => ({ column, empty });

/** All fields of a version's content. */
const versionFields = {
  ...plainFields,
  seoImage: field<StoredImage | null>('seo_image', null),
  blocks: field<StoredBlock[]>('blocks', []),
  pageTypeProps: field<Record<string, unknown>>('page_type_props', {}),
  pageTypeImages: field<StoredImageGroups>('page_type_images', {}),
  pageTypeFiles: field<StoredFileGroups>('page_type_files', {}),
} satisfies Record<string, VersionField>;

type Fields = typeof versionFields;

/** The content of a version: everything that editors can change. */
export type VersionContent = { [Name in keyof Fields]: Fields[Name]['empty'] };

/** The part of a version's content that is the same in the database, GraphQL and REST. */
export type PlainContent = Pick<VersionContent, keyof typeof plainFields>;

/** Every field of a version with its name. */
export const versionFieldList: readonly (readonly [keyof VersionContent, VersionField])[] = Object.entries(
  versionFields,
) as [keyof VersionContent, VersionField][];

const plainNames = Object.keys(plainFields) as (keyof PlainContent)[];

/** Returns the plain fields with the values that the function returns for their names. */
export function mapPlainFields<Value>(valueOf: (name: keyof PlainContent) => Value): Record<keyof PlainContent, Value> {
  return Object.fromEntries(plainNames.map((name) => [name, valueOf(name)])) as Record<keyof PlainContent, Value>;
}

/** Returns the plain fields of a version's content. */
export const pickPlainFields = (content: PlainContent): PlainContent =>
  mapPlainFields((name) => content[name]) as PlainContent;
