export type Suggestion = { title: string; path: string };

type Parts = { input: HTMLInputElement; list: HTMLElement };

/** The suggested pages below the search field; one can be selected by keyboard. */
export type SuggestionList = {
  isOpen: () => boolean;
  show: (suggestions: readonly Suggestion[]) => void;
  close: () => void;
  /** Selects the next or previous one; beyond the ends none is selected. */
  step: (by: 1 | -1) => void;
  /** Navigates to the selected page; returns whether there is one. */
  followSelected: () => boolean;
};

function makeOption(page: Document, { title, path }: Suggestion, index: number): HTMLElement {
  const option = page.createElement('li');
  option.id = `search-suggestion-${index}`;
  option.role = 'option';
  option.dataset.path = encodeURI(path);
  option.textContent = title;
  return option;
}

function navigateTo(option: Element | null | undefined): boolean {
  const path = option instanceof HTMLElement ? option.dataset.path : undefined;
  if (path !== undefined) location.assign(path);
  return path !== undefined;
}

/** Sets the ARIA roles of the combobox and its list. */
function setRoles({ input, list }: Parts): void {
  input.role = 'combobox';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  list.role = 'listbox';
}

export function createSuggestionList({ input, list }: Parts): SuggestionList {
  let selected = -1;
  const select = (index: number): void => {
    selected = index;
    [...list.children].forEach((option, place) => option.setAttribute('aria-selected', String(place === index)));
    const id = list.children[index]?.id;
    if (id) input.setAttribute('aria-activedescendant', id);
    else input.removeAttribute('aria-activedescendant');
  };
  const open = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    select(-1);
  };
  setRoles({ input, list });
  open(false);
  // Runs before the field loses the focus, which would close the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => target instanceof Element && navigateTo(target.closest('li')));
  return {
    isOpen: () => !list.hidden,
    show: (suggestions) => {
      list.replaceChildren(...suggestions.map((one, index) => makeOption(list.ownerDocument, one, index)));
      open(suggestions.length > 0);
    },
    close: () => open(false),
    step: (by) => {
      const places = list.children.length + 1;
      select(((selected + 1 + by + places) % places) - 1);
    },
    followSelected: () => navigateTo(list.children[selected]),
  };
}
