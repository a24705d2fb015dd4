import { createHash } from 'node:crypto';
import { z } from 'zod';
import { directoryPath, extensionByContentType, fileTypeOf, mediaName, readVideoAddress } from '../media/index.ts';
import { outputFormatOf } from '../images/index.ts';
import { menuItemsInput } from '../menu/index.ts';
import { slugInput } from '../content/index.ts';
import { latestScheduleTime } from '../publication/index.ts';
import { jsonInput, requiredTextInput, textInput, textLimits } from '../shared/errors/index.ts';
import { tagNameInput } from '../tags/index.ts';
import type { BundlePartName } from './bundle-format.ts';

/** Far below the largest integer, so that later rows still get ids. */
export const maxID = 1_000_000_000;

const day = 24 * 60 * 60 * 1_000;

const rowID = z.int().min(1).max(maxID);
const counter = z.int().min(0).max(maxID);
const locale = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/);

/** A time in the past; clocks may differ by a day. */
const pastTimestamp = z.iso.datetime({ offset: true }).refine((value) => Date.parse(value) < Date.now() + day);

/** Time of a scheduled publication; it may have passed since the export. */
const plannedTimestamp = z.iso.datetime({ offset: true }).refine((value) => new Date(value) <= latestScheduleTime());

const nullableFraction = z.number().min(0).max(1).nullable();
const issueAt = (path: string) => ({ code: 'custom' as const, path: [path] });

const fileFields = {
  id: rowID,
  directory_id: rowID,
  file_name: mediaName,
  default_alt_text: textInput(textLimits.description),
  shared: z.boolean(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  created_at: pastTimestamp,
};

const videoRow = z
  .object({
    ...fileFields,
    type: z.literal('video'),
    mime_type: z.enum(['video/youtube', 'video/vimeo']),
    width: z.null(),
    height: z.null(),
    file_size: z.literal(0),
    address: textInput(textLimits.description),
    focal_x: z.null(),
    focal_y: z.null(),
  })
  .superRefine(({ address, mime_type: type, hash }, { addIssue }) => {
    const video = readVideoAddress(address);
    if (video?.address !== address) addIssue(issueAt('address'));
    else if (type !== `video/${video.service}`) addIssue(issueAt('mime_type'));
    if (hash !== createHash('sha256').update(address).digest('hex')) addIssue(issueAt('hash'));
  });

const storedRow = z
  .object({
    ...fileFields,
    type: z.enum(['image', 'gif', 'document', 'file']),
    mime_type: z.string().refine((type) => Object.hasOwn(extensionByContentType, type)),
    width: rowID.nullable(),
    height: rowID.nullable(),
    file_size: z.int().positive(),
    address: z.null(),
    focal_x: nullableFraction,
    focal_y: nullableFraction,
  })
  .superRefine((file, { addIssue }) => {
    const isImage = outputFormatOf(file.mime_type) !== null;
    if (file.type !== fileTypeOf(file.mime_type)) addIssue(issueAt('type'));
    if ((file.width !== null) !== isImage) addIssue(issueAt('width'));
    if ((file.height !== null) !== isImage) addIssue(issueAt('height'));
    if (file.focal_x !== null && !isImage) addIssue(issueAt('focal_x'));
    if ((file.focal_x === null) !== (file.focal_y === null)) addIssue(issueAt('focal_y'));
  });

const pageRow = z
  .object({
    id: rowID,
    sibling_group_id: rowID,
    locale,
    slug: slugInput,
    type: requiredTextInput(textLimits.name),
    type_data: jsonInput,
    title: textInput(textLimits.name),
    /** Open publication requests are not exported: the status is that from before the request. */
    status: z.enum(['concept', 'published', 'unpublished']),
    revision: counter,
    newest_version_id: rowID,
    live_version_id: rowID.nullable(),
    published_version_id: rowID.nullable(),
    publication_id: rowID.nullable(),
    created_at: pastTimestamp,
    updated_at: pastTimestamp,
  })
  .superRefine((page, { addIssue }) => {
    if ((page.status === 'published') !== (page.live_version_id !== null)) addIssue(issueAt('live_version_id'));
    if (page.published_version_id !== page.live_version_id) addIssue(issueAt('published_version_id'));
    if (page.publication_id !== null && page.live_version_id === null) addIssue(issueAt('publication_id'));
  });

/** The content is validated later, once the version's page is known. */
const versionRow = z.object({
  id: rowID,
  page_id: rowID,
  number: rowID,
  /** Missing in bundles of earlier releases. */
  revision: counter.optional(),
  title: jsonInput,
  seo_title: jsonInput,
  seo_description: jsonInput,
  seo_keywords: jsonInput,
  seo_image: jsonInput,
  blocks: jsonInput,
  page_type_props: jsonInput,
  page_type_images: jsonInput,
  page_type_files: jsonInput,
  frozen_at: pastTimestamp.nullable(),
  created_at: pastTimestamp,
  updated_at: pastTimestamp,
});

const scheduledPublicationRow = z
  .object({
    id: rowID,
    page_id: rowID,
    action: z.enum(['publish', 'unpublish']),
    version_id: rowID.nullable(),
    at: plannedTimestamp,
    created_at: pastTimestamp,
    status: z.literal('pending'),
    ended_at: z.null(),
    failure: z.null(),
  })
  .refine((publication) => (publication.action === 'publish') === (publication.version_id !== null), {
    path: ['version_id'],
  });

const referenceRow = z
  .object({ id: rowID, version_id: rowID, page_id: rowID.nullable(), file_id: rowID.nullable() })
  .refine((row) => (row.page_id === null) !== (row.file_id === null), { path: ['file_id'] });

/** Most pages of one translation group: one per locale, and deleted ones. */
const maxPagesPerGroup = 10_000;

/**
 * Every column that a bundle contains, validated like the input it comes from. Other columns (authors, deletion,
 * generated values) are set by the installation.
 */
export const rowSchemas = {
  directories: z.object({ id: rowID, path: directoryPath }),
  files: z.discriminatedUnion('type', [videoRow, storedRow]),
  tags: z.object({ id: rowID, name: tagNameInput, public: z.boolean(), created_at: pastTimestamp }),
  'file-tags': z.object({ file_id: rowID, tag_id: rowID }),
  'translation-groups': z.object({
    id: rowID,
    pages: z
      .array(z.object({ id: rowID, created_at: pastTimestamp }))
      .max(maxPagesPerGroup)
      .optional(),
  }),
  pages: pageRow,
  translations: z.object({
    page_id: rowID,
    source_page_id: rowID.nullable(),
    source_revision: counter,
    source_blocks: jsonInput,
    brought_up_to_date_at: pastTimestamp,
  }),
  'page-versions': versionRow,
  publications: z.object({
    id: rowID,
    page_id: rowID,
    version_id: rowID,
    published_at: pastTimestamp,
    ended_at: pastTimestamp.nullable(),
  }),
  'scheduled-publications': scheduledPublicationRow,
  references: referenceRow,
  'page-tags': z.object({ page_id: rowID, tag_id: rowID }),
  redirects: z.object({
    id: rowID,
    locale,
    slug: slugInput,
    page_id: rowID,
    keeps_links: z.boolean(),
    moved_to: slugInput.nullable(),
    created_at: pastTimestamp,
  }),
  menus: z.object({
    id: rowID,
    name: requiredTextInput(textLimits.name),
    locale,
    revision: counter,
    draft_items: menuItemsInput,
    created_at: pastTimestamp,
    updated_at: pastTimestamp,
  }),
  'menu-publications': z.object({
    id: rowID,
    menu_id: rowID,
    items: menuItemsInput,
    published_at: pastTimestamp,
    undone_at: pastTimestamp.nullable(),
  }),
} as const satisfies Readonly<Record<BundlePartName, z.ZodType>>;
