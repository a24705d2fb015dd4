import { cleanPartTexts, cleanProps, type StoredBlock, type VersionContent } from '../pages/index.ts';
import { type ContentDefinitions, type FieldDefinition, fieldsOf } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';

type FittingServices = ContentDefinitions & Pick<Services, 'threads'>;
type Part = { fields: readonly FieldDefinition[]; props: Record<string, unknown> };

/** The props of each part without those that its definition no longer allows; their defaults stand in for them. */
async function fitParts(services: FittingServices, parts: readonly Part[]): Promise<Record<string, unknown>[]> {
  const cleanHtml = await cleanPartTexts(services, parts);
  return parts.map(({ fields, props }) => {
    const { errors } = cleanProps({ fields, cleanHtml }, props, '');
    const unfit = new Set(errors.map(({ property }) => property.split('.')[1]));
    return Object.fromEntries(Object.entries(props).filter(([name]) => !unfit.has(name)));
  });
}

/** Blocks of an older site, as far as they can be stored today. */
export async function fitBlocks(services: FittingServices, blocks: readonly StoredBlock[]): Promise<StoredBlock[]> {
  const parts = blocks.map(({ type, props }) => ({ fields: fieldsOf(services.blockDefinitions, type), props }));
  const fitted = await fitParts(services, parts);
  return blocks.map((block, index) => ({ ...block, props: fitted[index] ?? {} }));
}

/** Content of an older site, as far as it can be stored today. */
export async function fitContent(
  services: FittingServices,
  content: VersionContent,
  pageType: string,
): Promise<VersionContent> {
  const fields = fieldsOf(services.pageTypeDefinitions, pageType);
  const [pageTypeProps = {}] = await fitParts(services, [{ fields, props: content.pageTypeProps }]);
  return { ...content, blocks: await fitBlocks(services, content.blocks), pageTypeProps };
}
