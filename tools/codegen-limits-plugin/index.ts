import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { maxFileBytes } from '../../server/shared/upload-limit.ts';

/** Prints the server's limits that clients check before sending. */
export const plugin: CodegenPlugin['plugin'] = () => `/** Maximum size of an uploaded file (bytes, inclusive). */
export const maxFileBytes = ${maxFileBytes.toLocaleString('en').replaceAll(',', '_')};
`;
