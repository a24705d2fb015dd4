import type { AuditRowFragment } from '../generated/graphql.ts';

type Subject = Pick<AuditRowFragment, 'subjectType' | 'subjectID' | 'subjectName'>;

/** Returns the screen on which a subject is found; null if it was deleted or has none. */
export function getSubjectPath({ subjectType, subjectID, subjectName }: Subject): string | null {
  if (subjectID === null || subjectName === null) return null;
  if (subjectType === 'page') return `/pages/${subjectID}`;
  if (subjectType === 'menu') return getMenuPath(subjectName);
  if (subjectType === 'tag') return `/tags?q=${encodeURIComponent(subjectName)}`;
  if (subjectType === 'role') return `/roles/${subjectID}`;
  if (subjectType === 'user') return `/users?q=${encodeURIComponent(subjectName)}`;
  return null;
}

/** Menu subjects are named by name and locale: 'header, en'. */
function getMenuPath(menuName: string): string {
  const separatorIndex = menuName.lastIndexOf(', ');
  const params = new URLSearchParams({
    locale: menuName.slice(separatorIndex + 2),
    menu: menuName.slice(0, separatorIndex),
  });
  return `/menu-structure?${params.toString()}`;
}
