import { cleanProps, type StoredBlock, type VersionContent } from '../pages/index.ts';
import { type ContentDefinitions, type FieldDefinition, fieldsOf } from '../shared/content-definition.ts';

/** The props without those that the definition no longer allows; their defaults stand in for them. */
function fitProps(fields: readonly FieldDefinition[], props: Record<string, unknown>): Record<string, unknown> {
  const { errors } = cleanProps(fields, props, '');
  const unfit = new Set(errors.map(({ property }) => property.split('.')[1]));
  return Object.fromEntries(Object.entries(props).filter(([name]) => !unfit.has(name)));
}

/** A block of an older site, as far as it can be stored today. */
export function fitBlock({ blockDefinitions }: ContentDefinitions, block: StoredBlock): StoredBlock {
  return { ...block, props: fitProps(fieldsOf(blockDefinitions, block.type), block.props) };
}

/** Content of an older site, as far as it can be stored today. */
export function fitContent(definitions: ContentDefinitions, content: VersionContent, pageType: string): VersionContent {
  const fields = fieldsOf(definitions.pageTypeDefinitions, pageType);
  return {
    ...content,
    blocks: content.blocks.map((block) => fitBlock(definitions, block)),
    pageTypeProps: fitProps(fields, content.pageTypeProps),
  };
}
