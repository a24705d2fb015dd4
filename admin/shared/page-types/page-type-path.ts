/** Returns the path of a page type's overview below /cmsadmin. */
export function getPageTypePath(id: string): string {
  return `/page-overview/${encodeURIComponent(id.toLowerCase())}`;
}
