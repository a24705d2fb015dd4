export type { GraphQLContext, HttpGraphQLContext } from './graphql-context.ts';
export { loaderOf } from './loader.ts';
export { orNull } from './or-null.ts';
export { DateTime, Json } from './scalars.ts';
export { SortOrder } from './sort-order.ts';
export { toPayload, toUserError } from './to-payload.ts';
export { openUpload, type PendingUpload, Upload } from './upload.ts';
export { Payload, UserError } from './user-error.type.ts';
