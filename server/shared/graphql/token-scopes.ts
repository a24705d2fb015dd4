import { Extensions } from 'type-graphql';
import type { TokenScopes } from '../authorize-token.ts';
import type { PermissionName } from '../permission.ts';

const key = 'tokenScopes';

/** Lets an API token with one of these scopes use a mutation. The mutation's policy decides about the object. */
export const AllowTokens = (...scopes: [PermissionName, ...PermissionName[]]) => Extensions({ [key]: scopes });

/** For a mutation of the account itself, which no API token may use. */
export const RequireSession = () => Extensions({ [key]: [] });

/** Returns what a mutation declares about API tokens; undefined if it declares nothing. */
export const findTokenScopes = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }) =>
  extensions[key] as TokenScopes | undefined;
