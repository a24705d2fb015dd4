import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { Errors } from '../../server/shared/errors/error-code.ts';

/** Prints the server's error catalogue, so that clients name its codes like the server. */
export const plugin: CodegenPlugin['plugin'] = () => `/** The server's error catalogue by name. */
export const Errors = ${JSON.stringify(Errors, null, 2)} as const;
`;
