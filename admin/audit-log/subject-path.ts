import type { AuditRowFragment } from '../generated/graphql.ts';

type Subject = Pick<AuditRowFragment, 'subjectType' | 'subjectID' | 'subjectName'>;

/** Screen on which a subject is found; null where it is gone or has none. */
export function subjectPath({ subjectType, subjectID, subjectName }: Subject): string | null {
  if (subjectID === null || subjectName === null) return null;
  if (subjectType === 'page') return `/pages/${subjectID}`;
  if (subjectType === 'role') return `/roles/${subjectID}`;
  if (subjectType === 'user') return `/users?q=${encodeURIComponent(subjectName)}`;
  return null;
}
