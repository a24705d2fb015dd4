import type { TagNamesQuery } from '../../generated/graphql.ts';

type Names = Pick<TagNamesQuery, 'publicTags' | 'privateTags'>;
type Labels = { public: string; private: string };

/** What can be chosen, the tags that visitors see apart from those of the staff; empty groups are left out. */
export function toSuggestions(names: Names | undefined, labels: Labels): { group: string; items: string[] }[] {
  if (!names) return [];
  const groups = [
    { group: labels.public, items: names.publicTags },
    { group: labels.private, items: names.privateTags },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
