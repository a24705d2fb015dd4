import { z } from 'zod';
import type { MediaDeletion } from './list-media-bin.ts';

export const mediaBinEntryResponse = z.object({
  id: z.int().positive().describe('of the deletion, by which it is restored'),
  kind: z.enum(['file', 'directory']),
  path: z.string().describe('the folder it was in'),
  name: z.string(),
  deletedAt: z.iso.datetime(),
  restorableUntil: z.iso.datetime(),
});

export const toMediaBinEntryResponse = (deletion: MediaDeletion): z.output<typeof mediaBinEntryResponse> => ({
  ...deletion,
  deletedAt: deletion.deletedAt.toISOString(),
  restorableUntil: deletion.restorableUntil.toISOString(),
});
