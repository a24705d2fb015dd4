import type { AuditRowFragment } from '../generated/graphql.ts';

type Subject = Pick<AuditRowFragment, 'subjectType' | 'subjectID' | 'subjectName'>;

/** Screen on which a subject is found; null where it is gone or has none. */
export function subjectPath({ subjectType, subjectID, subjectName }: Subject): string | null {
  if (subjectID === null || subjectName === null) return null;
  if (subjectType === 'page') return `/pages/${subjectID}`;
  if (subjectType === 'menu') return menuPath(subjectName);
  if (subjectType === 'tag') return `/tags?q=${encodeURIComponent(subjectName)}`;
  if (subjectType === 'role') return `/roles/${subjectID}`;
  if (subjectType === 'user') return `/users?q=${encodeURIComponent(subjectName)}`;
  return null;
}

/** A menu is called by its name and its locale: 'header, en'. */
function menuPath(called: string): string {
  const place = called.lastIndexOf(', ');
  const params = new URLSearchParams({ locale: called.slice(place + 2), menu: called.slice(0, place) });
  return `/menu-structure?${params.toString()}`;
}
