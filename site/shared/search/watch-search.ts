import { createSuggestionList, type Suggestion, type SuggestionList } from './suggestion-list.ts';

/** Milliseconds of quiet before something is suggested. */
const quiet = 150;

/** Letters from which on something is suggested. */
const shortestTerm = 2;

async function load(term: string, locale: string, signal: AbortSignal): Promise<Suggestion[]> {
  const params = new URLSearchParams({ q: term, locale });
  const answer = await fetch(`/_/search/suggestions?${params.toString()}`, { signal });
  return answer.ok ? ((await answer.json()) as Suggestion[]) : [];
}

function handleKey(event: KeyboardEvent, list: SuggestionList): void {
  if (!list.isOpen()) return;
  if (event.key === 'ArrowDown') list.step(1);
  else if (event.key === 'ArrowUp') list.step(-1);
  else if (event.key === 'Escape') list.close();
  else if (event.key !== 'Enter' || !list.followChosen()) return;
  event.preventDefault();
}

/** Suggests pages below the search field, for mouse and keyboard; without it the field is a plain one. */
export function watchSearch(page: Document): void {
  const field = page.querySelector<HTMLElement>('[data-search]');
  const [input, places, status] = [
    field?.querySelector('input'),
    field?.querySelector('ul'),
    field?.querySelector('output'),
  ];
  if (!field || !input || !places || !status) return;

  const list = createSuggestionList({ input, list: places });
  let asking = new AbortController();
  const suggest = async (signal: AbortSignal): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, quiet));
    if (signal.aborted) return;
    const term = input.value.trim();
    const found = term.length < shortestTerm ? [] : await load(term, field.dataset.searchLocale ?? '', signal);
    list.show(found);
    status.textContent = (field.dataset.searchFound ?? '').replace('{count}', String(found.length));
  };
  input.addEventListener('input', () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    suggest(signal).catch(() => {
      // Away, not overtaken by the next letter: one searches without suggestions.
      if (!signal.aborted) list.close();
    });
  });
  input.addEventListener('blur', () => {
    asking.abort();
    list.close();
  });
  input.addEventListener('keydown', (event) => {
    // Else what is on its way would open again what was closed.
    if (event.key === 'Escape') asking.abort();
    handleKey(event, list);
  });
}
