import type { ErrorItem } from '../errors/index.ts';
import { restClient } from '../rest-client.ts';
import type { RestResult } from '../rest-client.ts';

type ImageAnswer = { image: string | null };

/** Undefined where the server said nothing that could be shown. */
function readErrors(result: RestResult<ImageAnswer>): readonly ErrorItem[] | undefined {
  if (result.isDone) return [];
  return result.errors.length > 0 ? result.errors : undefined;
}

/** Pictures travel by REST, in the field that the specification names. UM_05 to UM_08 on `user.profileImage`. */
export async function uploadProfileImage(userID: number, image: File): Promise<readonly ErrorItem[] | undefined> {
  const file = { name: 'profileImage', content: image };
  return readErrors(await restClient.upload({ method: 'PUT', path: `/user/${userID}/image`, fields: {}, file }));
}

export async function removeProfileImage(userID: number): Promise<readonly ErrorItem[] | undefined> {
  return readErrors(await restClient.call('DELETE', `/user/${userID}/image`));
}
