import { CurrentQuestionnaireDocument } from '../../generated/graphql.ts';
import type { PreloadContext } from '../../shared/blocks/preload-block.ts';

export const preloadCheck = ({ execute, locale }: PreloadContext): Promise<unknown> =>
  execute(CurrentQuestionnaireDocument, { locale });
