import { InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { TagNamesDocument } from '../../generated/graphql.ts';
import { toTagSuggestions } from './tag-suggestions.ts';

const labels = { public: 'Public', private: 'Private' };

describe('the suggested tags', () => {
  it('are in two groups, without empty ones', () => {
    expect(toTagSuggestions({ publicTags: ['fire'], privateTags: ['to check'] }, labels)).toEqual([
      { group: 'Public', items: ['fire'] },
      { group: 'Private', items: ['to check'] },
    ]);
    expect(toTagSuggestions({ publicTags: [], privateTags: ['to check'] }, labels)).toHaveLength(1);
    expect(toTagSuggestions(undefined, labels)).toEqual([]);
  });

  it('are cached separately for public and private tags', () => {
    const cache = new InMemoryCache();
    cache.writeQuery({ query: TagNamesDocument, data: { publicTags: ['fire'], privateTags: ['to check'] } });
    expect(cache.extract().ROOT_QUERY).toMatchObject({ publicTags: ['fire'], privateTags: ['to check'] });
  });
});
