export { errorItemSchema, successBody, successSchema } from './response-body.ts';
export { sendBadUrlFailure, toFailureResponse } from './routes/failure.ts';
export { respondFromCache } from './routes/respond-from-cache.ts';
export { createRestRateLimit } from './create-rest-rate-limit.ts';
export { readUpload } from './read-upload.ts';
export { restPlugin } from './rest-plugin.ts';
export { RawResponse, type RestRouter, type RestCall, type RestRoutes } from './routes/route.ts';
