export { ApiTokensScreen } from './api-tokens-screen.tsx';
export { OwnApiTokens } from './own-api-tokens.tsx';
