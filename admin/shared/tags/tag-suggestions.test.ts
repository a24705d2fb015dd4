import { InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { TagNamesDocument } from '../../generated/graphql.ts';
import { toSuggestions } from './tag-suggestions.ts';

const labels = { public: 'Public', private: 'Private' };

describe('the tags that can be chosen', () => {
  it('stand in two groups, of which an empty one is left out', () => {
    expect(toSuggestions({ publicTags: ['fire'], privateTags: ['to check'] }, labels)).toEqual([
      { group: 'Public', items: ['fire'] },
      { group: 'Private', items: ['to check'] },
    ]);
    expect(toSuggestions({ publicTags: [], privateTags: ['to check'] }, labels)).toHaveLength(1);
    expect(toSuggestions(undefined, labels)).toEqual([]);
  });

  it('are kept in two caches, the public ones and the private ones', () => {
    const cache = new InMemoryCache();
    cache.writeQuery({ query: TagNamesDocument, data: { publicTags: ['fire'], privateTags: ['to check'] } });
    expect(cache.extract().ROOT_QUERY).toMatchObject({ publicTags: ['fire'], privateTags: ['to check'] });
  });
});
