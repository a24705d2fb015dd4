import { createSuggestionList, type Suggestion, type SuggestionList } from './suggestion-list.ts';

/** Milliseconds without typing before suggestions are loaded. */
const debounceMs = 150;

/** Minimum length of a term for suggestions. */
const minTermLength = 2;

async function load(term: string, locale: string, signal: AbortSignal): Promise<Suggestion[]> {
  const params = new URLSearchParams({ q: term, locale });
  const response = await fetch(`/_/search/suggestions?${params.toString()}`, { signal });
  return response.ok ? ((await response.json()) as Suggestion[]) : [];
}

function handleKey(event: KeyboardEvent, list: SuggestionList): void {
  if (!list.isOpen()) return;
  if (event.key === 'ArrowDown') list.step(1);
  else if (event.key === 'ArrowUp') list.step(-1);
  else if (event.key === 'Escape') list.close();
  else if (event.key !== 'Enter' || !list.followSelected()) return;
  event.preventDefault();
}

/** Suggests pages below the search field, for mouse and keyboard; without it the field is plain. */
export function watchSearch(page: Document): void {
  const field = page.querySelector<HTMLElement>('[data-search]');
  const [input, listElement, status] = [
    field?.querySelector('input'),
    field?.querySelector('ul'),
    field?.querySelector('output'),
  ];
  if (!field || !input || !listElement || !status) return;

  const list = createSuggestionList({ input, list: listElement });
  let pendingRequest = new AbortController();
  const suggest = async (signal: AbortSignal): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (signal.aborted) return;
    const term = input.value.trim();
    const found = term.length < minTermLength ? [] : await load(term, field.dataset.searchLocale ?? '', signal);
    list.show(found);
    status.textContent = (field.dataset.searchFound ?? '').replace('{count}', String(found.length));
  };
  input.addEventListener('input', () => {
    pendingRequest.abort();
    pendingRequest = new AbortController();
    const { signal } = pendingRequest;
    suggest(signal).catch(() => {
      // A failed request, not one aborted by the next letter: the search works without suggestions.
      if (!signal.aborted) list.close();
    });
  });
  input.addEventListener('blur', () => {
    pendingRequest.abort();
    list.close();
  });
  input.addEventListener('keydown', (event) => {
    // A pending request would reopen the closed list.
    if (event.key === 'Escape') pendingRequest.abort();
    handleKey(event, list);
  });
}
