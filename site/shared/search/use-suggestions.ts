import { useEffect, useRef, useState } from 'react';
import { type SearchSuggestionsQuery, useSearchSuggestionsLazyQuery } from '../../generated/graphql.ts';

export type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number];

/** Milliseconds without typing before suggestions are loaded. */
const DEBOUNCE_MS = 150;

/** Minimum length of a term for suggestions. */
const MIN_TERM_LENGTH = 2;

/**
 * Suggested pages for what is being typed, and functions that ask for them and drop them. A failed request suggests
 * nothing: the search works without suggestions.
 */
export function useSuggestions(locale: string) {
  const [load] = useSearchSuggestionsLazyQuery({ fetchPolicy: 'network-only' });
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>(null);
  const pending = useRef(new AbortController());

  const drop = () => {
    pending.current.abort();
    setSuggestions(null);
  };
  const suggest = (text: string) => {
    pending.current.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    const term = text.trim();
    const find = async () => {
      if (term.length < MIN_TERM_LENGTH) return setSuggestions([]);
      const { data } = await load({
        variables: { term, locale },
        context: { fetchOptions: { signal } },
      });
      if (!signal.aborted) setSuggestions(data?.searchSuggestions ?? []);
    };
    setTimeout(() => {
      if (signal.aborted) return;
      find().catch(() => signal.aborted || setSuggestions([]));
    }, DEBOUNCE_MS);
  };
  useEffect(() => () => pending.current.abort(), []);
  return { suggestions, suggest, drop };
}
