import { type ContentDefinitions, type FieldDefinition, fieldsOf } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';
import { type ErrorItem, InvalidInput } from '../shared/errors/index.ts';
import { type CleanHtml, cleanPartTexts } from './clean-long-rich-texts.ts';
import { cleanProps } from './clean-props.ts';
import { withoutGoneRows } from './placed-fields.ts';
import { type ContentPart, fieldedParts, type VersionContent } from './version-content.ts';

/** What cleaning needs of this process. */
export type CleaningServices = ContentDefinitions & Pick<Services, 'threads'>;

type Values = Pick<ContentPart, 'owner' | 'props' | 'images' | 'files'>;

/** A part's values cleaned; the pictures and files of rows that are gone go with them. */
function cleanPart(
  { fields, cleanHtml }: { fields: readonly FieldDefinition[]; cleanHtml: CleanHtml },
  { owner, props: given, images, files }: Values,
) {
  const { props, errors } = cleanProps({ fields, cleanHtml }, given, owner);
  return {
    errors,
    props,
    images: withoutGoneRows(fields, props, images),
    files: withoutGoneRows(fields, props, files),
  };
}

/**
 * Sanitises what a version is about to keep. A block of an unknown type stays untouched.
 * Throws InvalidInput: `block.<key>.<field>` or `pageType.<field>` with V_12, V_14, V_15.
 */
export async function cleanContent(
  services: CleaningServices,
  content: VersionContent,
  pageType: string,
): Promise<VersionContent> {
  const parts = fieldedParts(services, content, pageType);
  const fielded = [...parts.blocks, parts.pageType].map(({ part, fields }) => ({ fields, props: part.props }));
  const cleanHtml = await cleanPartTexts(services, fielded);
  const found: ErrorItem[] = [];
  const blocks = content.blocks.map((block) => {
    const { errors, props, images, files } = cleanPart(
      { fields: fieldsOf(services.blockDefinitions, block.type), cleanHtml },
      {
        owner: `block.${block.key}`,
        props: block.props,
        images: block.__images,
        files: block.__files,
      },
    );
    found.push(...errors);
    return { ...block, props, __images: images, __files: files };
  });
  const own = cleanPart(
    { fields: fieldsOf(services.pageTypeDefinitions, pageType), cleanHtml },
    {
      owner: 'pageType',
      props: content.pageTypeProps,
      images: content.pageTypeImages,
      files: content.pageTypeFiles,
    },
  );
  found.push(...own.errors);
  if (found.length > 0) throw new InvalidInput(found);
  return { ...content, blocks, pageTypeProps: own.props, pageTypeImages: own.images, pageTypeFiles: own.files };
}
