import type { TagNamesQuery } from '../../generated/graphql.ts';

type Names = Pick<TagNamesQuery, 'publicTags' | 'privateTags'>;
type Labels = { public: string; private: string };

/** Returns the suggested tags, public and private ones in separate groups; empty groups are left out. */
export function toTagSuggestions(names: Names | undefined, labels: Labels): { group: string; items: string[] }[] {
  if (!names) return [];
  const groups = [
    { group: labels.public, items: names.publicTags },
    { group: labels.private, items: names.privateTags },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
