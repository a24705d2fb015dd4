import { z } from 'zod';
import { idInput } from '../shared/errors/index.ts';
import { directoryPath } from './media-names.ts';

/** As many as a list shows on one page. */
const maxItems = 1_000;

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Files and folders of one action, without duplicates. V_12 for more than 1,000 of a kind. */
export const mediaSelectionInput = z.object({
  fileIDs: z.array(idInput).max(maxItems).transform(distinct),
  directoryPaths: z.array(directoryPath).max(maxItems).transform(distinct),
});
