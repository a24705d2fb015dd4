export { errorItemSchema, failureSchema, succeed, successSchema } from './answer.ts';
export { answerBadAddress } from './failure.ts';
export { type RestParts, restPlugin } from './rest-plugin.ts';
export { RawAnswer, type Rest, type RestCall, type RestRoutes } from './route.ts';
