/** A former slug of a page. `keepsLinks` is false once another page has the slug. */
export type OldSlug = { slug: string; keepsLinks: boolean; movedTo: string | null };

/**
 * Returns the slug to show for a link that was made to `linkedSlug`: the current slug, or the first former slug on the
 * way there whose links stay unchanged.
 */
export function resolveLinkSlug(linkedSlug: string, currentSlug: string, oldSlugs: readonly OldSlug[]): string {
  const bySlug = new Map(oldSlugs.map((old) => [old.slug, old]));
  let slug = linkedSlug;
  for (const _ of oldSlugs) {
    const old = bySlug.get(slug);
    if (!old) return currentSlug;
    if (old.keepsLinks) return slug;
    slug = old.movedTo ?? currentSlug;
  }
  return currentSlug;
}
