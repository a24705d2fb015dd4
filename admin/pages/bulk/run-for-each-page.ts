import type { ErrorItem } from '../../shared/errors/index.ts';
import { Errors } from '../../generated/errors.ts';

export type BulkPage = { id: number; title: string };

/** Result for one page; no errors means success. `publicationID` is needed to undo it. */
export type BulkResult = { page: BulkPage; errors: readonly ErrorItem[]; publicationID: number | null };

type SendResult = { errors: readonly ErrorItem[]; publicationID?: number | null };

/** For calls that failed or had no response: the server has no code for that. */
export const noResponseError: ErrorItem = { code: Errors.general, property: '' };

type Options = {
  send: (page: BulkPage) => Promise<SendResult>;
  onProgress: (done: number) => void;
};

/** Sends one call per page, one after the other. A failing page does not stop the others. */
export async function runForEachPage(pages: readonly BulkPage[], { send, onProgress }: Options): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const page of pages) {
    const { errors, publicationID = null } = await send(page).catch((): SendResult => ({ errors: [noResponseError] }));
    results.push({ page, errors, publicationID });
    onProgress(results.length);
  }
  return results;
}
