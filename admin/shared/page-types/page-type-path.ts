/** Path of a type's own overview, below /cmsadmin. */
export function pageTypePath(id: string): string {
  return `/page-overview/${encodeURIComponent(id.toLowerCase())}`;
}
