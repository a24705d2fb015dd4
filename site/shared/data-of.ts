/**
 * Returns the data of a query that was run before rendering, on the server and in the browser. Throws if it was not,
 * which is a mistake in the view's preload.
 */
export function dataOf<Data>({ data, error }: { data: Data | undefined; error?: Error | undefined }): Data {
  if (data !== undefined) return data;
  throw error ?? new Error('A query was not run before rendering');
}
