import { parseInput, PayloadTooLarge, Errors } from '../shared/errors/index.ts';
import { cleanContent, type CleaningServices } from './clean-content.ts';
import { mergeContent } from './merge-content.ts';
import { versionContentInput } from './page-version.input.ts';
import { maxContentBytes, type VersionContent } from './version-content.ts';

const emptyContent: VersionContent = {
  title: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks: [],
  pageTypeProps: {},
  pageTypeImages: {},
  pageTypeFiles: {},
};

/**
 * Validates and cleans content from another installation by the rules for storing a version. Content that was stored
 * here stays the same. V_01, V_12, V_14, V_15 on `version.…`, `block.<key>.…` and `pageType.…`; 413 V_14 above 2 MB.
 */
export async function cleanImportedContent(
  services: CleaningServices,
  importedContent: unknown,
  pageType: string,
): Promise<VersionContent> {
  const input = parseInput(versionContentInput, importedContent, 'version');
  const content = mergeContent(emptyContent, input);
  if (Buffer.byteLength(JSON.stringify(content)) > maxContentBytes) throw new PayloadTooLarge(Errors.tooLong);
  return cleanContent(services, content, pageType);
}
