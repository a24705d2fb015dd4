import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { maxFileBytes } from '../../server/shared/upload-limit.ts';

/** Prints the limits that a client checks before it sends anything, as the server has them. */
export const plugin: CodegenPlugin['plugin'] =
  () => `/** Bytes that the server takes at most; a limit itself is allowed. */
export const maxFileBytes = ${maxFileBytes.toLocaleString('en').replaceAll(',', '_')};
`;
