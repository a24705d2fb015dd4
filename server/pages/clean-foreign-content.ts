import { parseInput, TooLarge } from '../shared/errors/index.ts';
import { cleanContent, type CleaningServices } from './clean-content.ts';
import { mergeContent } from './merge-content.ts';
import { versionContentInput } from './page-version.input.ts';
import type { VersionContent } from './version-content.ts';
import { longestContent } from './write-version.ts';

const nothing: VersionContent = {
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
 * Content that another installation kept, under the rules of a store; what was stored here comes out as it is.
 * V_01, V_12, V_14, V_15 on `version.…`, `block.<key>.…` and `pageType.…`; 413 V_14 above 2 MB.
 */
export async function cleanForeignContent(
  services: CleaningServices,
  given: unknown,
  pageType: string,
): Promise<VersionContent> {
  const input = parseInput(versionContentInput, given, 'version');
  const content = mergeContent(nothing, input);
  if (Buffer.byteLength(JSON.stringify(content)) > longestContent) throw new TooLarge('V_14');
  return cleanContent(services, content, pageType);
}
