import { type ContentDefinitions, type FieldDefinition, fieldsOf } from '../shared/content-definition.ts';
import { type ErrorItem, InvalidInput } from '../shared/errors/index.ts';
import { cleanProps } from './clean-props.ts';
import { withoutGoneRows } from './placed-fields.ts';
import type { ContentPart, VersionContent } from './version-content.ts';

type Values = Pick<ContentPart, 'owner' | 'props' | 'images' | 'files'>;

/** A part's values cleaned; the pictures and files of rows that are gone go with them. */
function cleanPart(fields: readonly FieldDefinition[], { owner, props: given, images, files }: Values) {
  const { props, errors } = cleanProps(fields, given, owner);
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
export function cleanContent(services: ContentDefinitions, content: VersionContent, pageType: string): VersionContent {
  const found: ErrorItem[] = [];
  const blocks = content.blocks.map((block) => {
    const { errors, props, images, files } = cleanPart(fieldsOf(services.blockDefinitions, block.type), {
      owner: `block.${block.key}`,
      props: block.props,
      images: block.__images,
      files: block.__files,
    });
    found.push(...errors);
    return { ...block, props, __images: images, __files: files };
  });
  const own = cleanPart(fieldsOf(services.pageTypeDefinitions, pageType), {
    owner: 'pageType',
    props: content.pageTypeProps,
    images: content.pageTypeImages,
    files: content.pageTypeFiles,
  });
  found.push(...own.errors);
  if (found.length > 0) throw new InvalidInput(found);
  return { ...content, blocks, pageTypeProps: own.props, pageTypeImages: own.images, pageTypeFiles: own.files };
}
