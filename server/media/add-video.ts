import { createHash } from 'node:crypto';
import { z } from 'zod';
import { authorize, type Context } from '../shared/context.ts';
import { InvalidInput, parseInput, textInput, Errors } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { lockDirectory } from './directory-tree.ts';
import { File } from './file.entity.ts';
import type { LibraryFile } from './library-file.ts';
import { loadLibraryFile } from './library.queries.ts';
import { directoryPath } from './media-names.ts';
import { canManageMedia } from './media.policy.ts';
import { readVideoAddress, type VideoLink } from './video-address.ts';

export const addVideoInput = z.object({ path: directoryPath, url: textInput(2_000) });

const serviceNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

const describeVideo = ({ service, id, address }: VideoLink) => ({
  fileName: `${serviceNames[service]} ${id.replace('/', ' ')}`,
  mimeType: `video/${service}`,
  address,
  hash: createHash('sha256').update(address).digest('hex'),
});

/**
 * Adds a YouTube or Vimeo video to a folder by its URL: manage-media for that folder. Nothing is fetched. V_13
 * media.url for any other URL, 404 V_12 media.path, ML_03 if the folder has it already.
 */
export async function addVideo(context: Context, input: unknown): Promise<LibraryFile> {
  authorize(context.viewer, true);
  const { path, url } = parseInput(addVideoInput, input, 'media');
  authorize(context.viewer, canManageMedia(context.viewer, path));
  const video = readVideoAddress(url);
  if (!video) throw InvalidInput.of(Errors.invalidUrl, 'media.url');
  return inTransaction(context, async (tx) => {
    const { id: directoryId } = await lockDirectory(tx.em, path, 'media.path');
    const file = tx.em.create(File, {
      ...describeVideo(video),
      directoryId,
      type: 'video',
      fileSize: 0,
      width: null,
      height: null,
      focalX: null,
      focalY: null,
      createdBy: tx.viewer?.id ?? null,
      deletedAt: null,
      deletionId: null,
    });
    await tx.em.flush();
    await tx.audit({ action: 'file.added', subjectId: file.id });
    await tx.emit({ name: 'file.added', fileID: file.id });
    return loadLibraryFile(tx.em, file.id);
  });
}
