import { NewestPagesDocument } from '../../generated/graphql.ts';
import type { PreloadBlock } from '../../shared/blocks/preload-block.ts';
import { newestPagesOf } from './newest-pages.ts';

export const preloadPageList: PreloadBlock = (block, { execute, locale }) =>
  execute(NewestPagesDocument, newestPagesOf(block, locale));
