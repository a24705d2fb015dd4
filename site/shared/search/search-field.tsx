import { type KeyboardEvent, use, useState } from 'react';
import { NavigationContext } from '../navigation/navigation.ts';
import { fillIn, textsFor } from '../texts.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import style from './search-form.module.css';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

const LIST_ID = 'search-suggestions';
const optionID = (index: number): string => `search-suggestion-${index}`;

/** The next or previous place in a list; -1, before its start, is none. */
function stepIn(count: number, { from, by }: { from: number; by: 1 | -1 }): number {
  const places = count + 1;
  return ((from + 1 + by + places) % places) - 1;
}

/** The search field. Once hydrated it is a combobox that suggests pages; until then it is a plain field. */
export function SearchField({ locale, term }: { locale: string; term: string }) {
  const navigate = use(NavigationContext);
  const { suggestions, suggest, drop } = useSuggestions(locale);
  const [selected, setSelected] = useState(-1);
  const isHydrated = useIsHydrated();
  const shown = suggestions ?? [];
  const isOpen = shown.length > 0;

  const close = () => {
    drop();
    setSelected(-1);
  };
  const follow = ({ path }: Suggestion) => {
    close();
    navigate(encodeURI(path));
  };
  const handleKey = (event: KeyboardEvent) => {
    const chosen = shown[selected];
    if (event.key === 'Escape') close();
    else if (!isOpen) return;
    else if (event.key === 'ArrowDown') setSelected(stepIn(shown.length, { from: selected, by: 1 }));
    else if (event.key === 'ArrowUp') setSelected(stepIn(shown.length, { from: selected, by: -1 }));
    else if (event.key === 'Enter' && chosen) follow(chosen);
    else return;
    if (isOpen) event.preventDefault();
  };
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    'aria-expanded': isOpen,
    'aria-activedescendant': selected < 0 ? undefined : optionID(selected),
  } as const;
  return (
    <div className={style.field}>
      <input
        className={style.input}
        id="search-term"
        type="search"
        name="q"
        defaultValue={term}
        maxLength={255}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        onChange={({ target }) => {
          setSelected(-1);
          suggest(target.value);
        }}
        onKeyDown={handleKey}
        onBlur={close}
        {...(isHydrated ? combobox : {})}
      />
      <SuggestionList
        suggestions={shown}
        selected={selected}
        locale={locale}
        isListbox={isHydrated}
        onFollow={follow}
      />
      <output className={style.status}>
        {suggestions && fillIn(textsFor(locale).search.suggestions, { count: String(suggestions.length) })}
      </output>
    </div>
  );
}

type ListProps = {
  suggestions: readonly Suggestion[];
  selected: number;
  locale: string;
  isListbox: boolean;
  onFollow: (suggestion: Suggestion) => void;
};

function SuggestionList({ suggestions, selected, locale, isListbox, onFollow }: ListProps) {
  return (
    <div
      className={style.suggestions}
      id={LIST_ID}
      aria-label={textsFor(locale).search.suggestionsLabel}
      role={isListbox ? 'listbox' : undefined}
      hidden={suggestions.length === 0}
      // Runs before the field loses the focus, which would close the list.
      onPointerDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        // The field handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
        <div
          key={suggestion.path}
          id={optionID(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === selected}
          onClick={() => onFollow(suggestion)}
        >
          {suggestion.title}
        </div>
      ))}
    </div>
  );
}
