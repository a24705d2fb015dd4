export { errorItemSchema, succeed, successSchema } from './answer.ts';
export { answerBadAddress, failureBody } from './failure.ts';
export { answerKept } from './kept-answer.ts';
export { createRestBudget } from './rest-budget.ts';
export { readUpload } from './read-upload.ts';
export { restPlugin } from './rest-plugin.ts';
export { RawAnswer, type Rest, type RestCall, type RestRoutes } from './route.ts';
