import { createRichTextCleaner, cleanProps, type StoredBlock, type VersionContent } from '../content/index.ts';
import { type ContentDefinitions, type FieldDefinition, findDefinedFields } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';

type Dependencies = ContentDefinitions & Pick<Services, 'threads'>;
type Part = { fields: readonly FieldDefinition[]; props: Record<string, unknown> };

/** Returns the props of each part without those that its definition no longer allows; defaults then apply. */
async function dropInvalidPartProps(
  services: Dependencies,
  parts: readonly Part[],
): Promise<Record<string, unknown>[]> {
  const cleanHtml = await createRichTextCleaner(services, parts);
  return parts.map(({ fields, props }) => {
    const { errors } = cleanProps({ fields, cleanHtml }, props, '');
    const invalidFields = new Set(errors.map(({ property }) => property.split('.')[1]));
    return Object.fromEntries(Object.entries(props).filter(([name]) => !invalidFields.has(name)));
  });
}

/** Returns old blocks without props that can no longer be stored. */
export async function dropInvalidBlockProps(
  services: Dependencies,
  blocks: readonly StoredBlock[],
): Promise<StoredBlock[]> {
  const parts = blocks.map(({ type, props }) => ({
    fields: findDefinedFields(services.blockDefinitions, type),
    props,
  }));
  const validProps = await dropInvalidPartProps(services, parts);
  return blocks.map((block, index) => ({ ...block, props: validProps[index] ?? {} }));
}

/** Returns old content without props that can no longer be stored. */
export async function dropInvalidProps(
  services: Dependencies,
  content: VersionContent,
  pageType: string,
): Promise<VersionContent> {
  const fields = findDefinedFields(services.pageTypeDefinitions, pageType);
  const [pageTypeProps = {}] = await dropInvalidPartProps(services, [{ fields, props: content.pageTypeProps }]);
  return { ...content, blocks: await dropInvalidBlockProps(services, content.blocks), pageTypeProps };
}
