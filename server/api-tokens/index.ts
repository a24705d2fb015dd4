export { ApiTokenResolver } from './api-token.resolver.ts';
export { resolveTokenViewer } from './resolve-token-viewer.ts';
export { sweepApiTokens } from './sweep-api-tokens.ts';
