export { ApiTokenResolver } from './api-token.resolver.ts';
export { endApiTokensOf } from './end-api-tokens.ts';
export { resolveTokenViewer } from './resolve-token-viewer.ts';
export { sendTokensEnded } from './send-tokens-ended.ts';
export { sweepApiTokens } from './sweep-api-tokens.ts';
