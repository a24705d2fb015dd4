import { z } from 'zod';
import { id } from '../shared/errors/index.ts';
import { directoryPath } from './media-names.ts';

/** As many as a list shows at once. */
const most = 1_000;

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Files and folders that something happens to together, each once. V_12 for more than 1,000 of a kind. */
export const mediaSelection = z.object({
  fileIDs: z.array(id).max(most).transform(distinct),
  directoryPaths: z.array(directoryPath).max(most).transform(distinct),
});
