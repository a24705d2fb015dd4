import type { ErrorItem } from '../errors/index.ts';

/** Requested change of a profile image; a removal comes before an upload. */
export type ImageRequest = { isRemoval: boolean; image: File | null };

/** Errors of a response; undefined without a response. */
type StoreResult = readonly ErrorItem[] | undefined;

export type StoreCalls = {
  updateUser(): Promise<StoreResult>;
  removeImage: () => Promise<StoreResult>;
  uploadImage: (image: File) => Promise<StoreResult>;
};

/** Updates the user first; only if that succeeds, the image is removed or uploaded. */
export async function storeUser(calls: StoreCalls, request: ImageRequest | null): Promise<StoreResult> {
  const errors = await calls.updateUser();
  if (errors === undefined || errors.length > 0 || request === null) return errors;
  if (request.isRemoval) return calls.removeImage();
  return request.image === null ? errors : calls.uploadImage(request.image);
}
