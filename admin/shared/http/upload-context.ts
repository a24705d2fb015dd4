import type { UploadOptions } from './send-form.ts';

/** Context of a mutation with a file, which reports its progress and can be cancelled. */
export const uploadContext = (options: UploadOptions): { fetchOptions: UploadOptions } => ({ fetchOptions: options });
