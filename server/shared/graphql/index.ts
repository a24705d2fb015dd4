export { formatError } from './format-error.ts';
export type { GraphQLContext } from './graphql-context.ts';
export { loaderOf } from './loader.ts';
export { DateTime, Json } from './scalars.ts';
export { SortOrder } from './sort-order.ts';
export { toPayload } from './to-payload.ts';
export { openUpload, type PendingUpload, Upload, type UploadedFile } from './upload.ts';
export { Payload, UserError } from './user-error.type.ts';
