import type { ErrorItem } from '../../shared/errors/index.ts';

export type BulkPage = { id: number; title: string };

/** What became of one page; without errors it was done. `publicationID` is what undoing it takes. */
export type BulkResult = { page: BulkPage; errors: readonly ErrorItem[]; publicationID: number | null };

type Sent = { errors: readonly ErrorItem[]; publicationID?: number | null };

/** The call could not be sent, or nothing came back: the server has no code for it. */
export const noResponse: ErrorItem = { code: 'G_01', property: '' };

type Options = {
  send: (page: BulkPage) => Promise<Sent>;
  /** Called after each page. */
  onProgress: (done: number) => void;
};

/** Sends one call for each page, one after the other; a page that fails does not stop the next one. */
export async function runEach(pages: readonly BulkPage[], { send, onProgress }: Options): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const page of pages) {
    const { errors, publicationID = null } = await send(page).catch((): Sent => ({ errors: [noResponse] }));
    results.push({ page, errors, publicationID });
    onProgress(results.length);
  }
  return results;
}
