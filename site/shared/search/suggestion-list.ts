export type Suggestion = { title: string; path: string };

type Parts = { input: HTMLInputElement; list: HTMLElement };

/** The pages suggested below the search field, one of which may be chosen by keyboard. */
export type SuggestionList = {
  isOpen: () => boolean;
  show: (suggestions: readonly Suggestion[]) => void;
  close: () => void;
  /** The next one, or the one before; past the ends none is chosen. */
  step: (by: 1 | -1) => void;
  /** Goes to the chosen page, if there is one. */
  followChosen: () => boolean;
};

function makeOption(page: Document, { title, path }: Suggestion, index: number): HTMLElement {
  const option = page.createElement('li');
  option.id = `search-suggestion-${index}`;
  option.role = 'option';
  option.dataset.path = encodeURI(path);
  option.textContent = title;
  return option;
}

function follow(option: Element | null | undefined): boolean {
  const path = option instanceof HTMLElement ? option.dataset.path : undefined;
  if (path !== undefined) location.assign(path);
  return path !== undefined;
}

/** Tells assistive technology what the field and the list are to each other. */
function nameParts({ input, list }: Parts): void {
  input.role = 'combobox';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  list.role = 'listbox';
}

export function createSuggestionList({ input, list }: Parts): SuggestionList {
  let chosen = -1;
  const choose = (index: number): void => {
    chosen = index;
    [...list.children].forEach((option, place) => option.setAttribute('aria-selected', String(place === index)));
    const id = list.children[index]?.id;
    if (id) input.setAttribute('aria-activedescendant', id);
    else input.removeAttribute('aria-activedescendant');
  };
  const open = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    choose(-1);
  };
  nameParts({ input, list });
  open(false);
  // Before the field loses the focus, which would close the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => target instanceof Element && follow(target.closest('li')));
  return {
    isOpen: () => !list.hidden,
    show: (suggestions) => {
      list.replaceChildren(...suggestions.map((one, index) => makeOption(list.ownerDocument, one, index)));
      open(suggestions.length > 0);
    },
    close: () => open(false),
    step: (by) => {
      const places = list.children.length + 1;
      choose(((chosen + 1 + by + places) % places) - 1);
    },
    followChosen: () => follow(list.children[chosen]),
  };
}
