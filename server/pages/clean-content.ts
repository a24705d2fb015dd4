import type { Services } from '../shared/context.ts';
import { type FieldDefinition, fieldsOf } from '../shared/content-definition.ts';
import { type ErrorItem, InvalidInput } from '../shared/errors/index.ts';
import { cleanProps } from './clean-props.ts';
import type { VersionContent } from './version-content.ts';

/**
 * Sanitises what a version is about to keep. A block of an unknown type stays untouched.
 * Throws InvalidInput: `block.<key>.<field>` or `pageType.<field>` with V_12, V_14, V_15.
 */
export function cleanContent(services: Services, content: VersionContent, pageType: string): VersionContent {
  const errors: ErrorItem[] = [];
  const clean = (fields: readonly FieldDefinition[], props: Record<string, unknown>, owner: string) => {
    const cleaned = cleanProps(fields, props, owner);
    errors.push(...cleaned.errors);
    return cleaned.props;
  };
  const blocks = content.blocks.map((block) => ({
    ...block,
    props: clean(fieldsOf(services.blockDefinitions, block.type), block.props, `block.${block.key}`),
  }));
  const pageTypeFields = fieldsOf(services.pageTypeDefinitions, pageType);
  const pageTypeProps = clean(pageTypeFields, content.pageTypeProps, 'pageType');
  if (errors.length > 0) throw new InvalidInput(errors);
  return { ...content, blocks, pageTypeProps };
}
