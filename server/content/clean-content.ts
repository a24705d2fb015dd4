import { type ContentDefinitions, type FieldDefinition, findDefinedFields } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';
import { type ErrorItem, InvalidInput } from '../shared/errors/index.ts';
import { type RichTextCleaner, createRichTextCleaner } from './rich-text-cleaner.ts';
import { cleanProps } from './clean-props.ts';
import { omitItemsOfRemovedRows } from './flatten-fields.ts';
import { type ContentPart, toPartsWithFields, type VersionContent } from './version-content.ts';

/** The services that cleaning uses. */
export type CleaningServices = ContentDefinitions & Pick<Services, 'threads'>;

type Values = Pick<ContentPart, 'propertyPrefix' | 'props' | 'images' | 'files'>;

/** Cleans the values of a part and drops the images and files of rows that no longer exist. */
function cleanPart(
  { fields, cleanHtml }: { fields: readonly FieldDefinition[]; cleanHtml: RichTextCleaner },
  { propertyPrefix, props: storedProps, images, files }: Values,
) {
  const { props, errors } = cleanProps({ fields, cleanHtml }, storedProps, propertyPrefix);
  return {
    errors,
    props,
    images: omitItemsOfRemovedRows(fields, props, images),
    files: omitItemsOfRemovedRows(fields, props, files),
  };
}

/**
 * Validates and sanitises content before it is stored. Blocks of an unknown type are left as they are.
 * Throws InvalidInput with V_12, V_14, V_15 on `block.<key>.<field>` or `pageType.<field>`.
 */
export async function cleanContent(
  services: CleaningServices,
  content: VersionContent,
  pageType: string,
): Promise<VersionContent> {
  const parts = toPartsWithFields(services, content, pageType);
  const fielded = [...parts.blocks, parts.pageType].map(({ part, fields }) => ({ fields, props: part.props }));
  const cleanHtml = await createRichTextCleaner(services, fielded);
  const errorItems: ErrorItem[] = [];
  const blocks = content.blocks.map((block) => {
    const { errors, props, images, files } = cleanPart(
      { fields: findDefinedFields(services.blockDefinitions, block.type), cleanHtml },
      {
        propertyPrefix: `block.${block.key}`,
        props: block.props,
        images: block.__images,
        files: block.__files,
      },
    );
    errorItems.push(...errors);
    return { ...block, props, __images: images, __files: files };
  });
  const pageTypePart = cleanPart(
    { fields: findDefinedFields(services.pageTypeDefinitions, pageType), cleanHtml },
    {
      propertyPrefix: 'pageType',
      props: content.pageTypeProps,
      images: content.pageTypeImages,
      files: content.pageTypeFiles,
    },
  );
  errorItems.push(...pageTypePart.errors);
  if (errorItems.length > 0) throw new InvalidInput(errorItems);
  return {
    ...content,
    blocks,
    pageTypeProps: pageTypePart.props,
    pageTypeImages: pageTypePart.images,
    pageTypeFiles: pageTypePart.files,
  };
}
