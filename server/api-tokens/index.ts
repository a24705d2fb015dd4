export { ApiTokenResolver } from './api-token.resolver.ts';
export { joinTokenName } from './api-token.queries.ts';
export { endUserApiTokens } from './end-api-tokens.ts';
export { resolveApiTokenViewer } from './resolve-api-token-viewer.ts';
export { sendTokensEndedMail } from './send-tokens-ended-mail.ts';
export { sweepApiTokens } from './sweep-api-tokens.ts';
