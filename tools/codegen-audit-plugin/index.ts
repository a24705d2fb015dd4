import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { auditSubjects } from '../../server/shared/audit-actions.ts';

const unionOf = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `\n  | ${JSON.stringify(name)}`).join('');

/** Prints the names of the audit log, so that types check that each has a text. */
export const plugin: CodegenPlugin['plugin'] = () => `/** An action of the audit log. */
export type AuditAction =${unionOf(Object.keys(auditSubjects))};

/** Type of the subject of an action. */
export type AuditSubject =${unionOf(Object.values(auditSubjects))};
`;
