import type { ErrorItem } from '../errors/index.ts';

/** What is to happen to a user's picture; a removal goes before an image. */
export type ImageRequest = { isRemoval: boolean; image: File | null };

/** Errors of a call's answer; undefined where there was none that says why. */
type Answer = readonly ErrorItem[] | undefined;

export type StoreCalls = {
  updateUser(): Promise<Answer>;
  removeImage(): Promise<Answer>;
  uploadImage(image: File): Promise<Answer>;
};

/** Updates the user first; only when that is done the picture is removed or uploaded. */
export async function storeUser(calls: StoreCalls, request: ImageRequest | null): Promise<Answer> {
  const errors = await calls.updateUser();
  if (errors === undefined || errors.length > 0 || request === null) return errors;
  if (request.isRemoval) return calls.removeImage();
  return request.image === null ? errors : calls.uploadImage(request.image);
}
