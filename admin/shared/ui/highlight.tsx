import classes from './highlight.module.css';

export type HighlightPart = { text: string; isMatch: boolean; start: number };

/** Splits a text at matches of a search term, ignoring case. */
export function splitMatches(text: string, term: string): HighlightPart[] {
  const searchText = term.trim().toLowerCase();
  if (searchText === '') return [{ text, isMatch: false, start: 0 }];
  const parts: HighlightPart[] = [];
  let from = 0;
  for (;;) {
    const matchStart = text.toLowerCase().indexOf(searchText, from);
    if (matchStart < 0) break;
    if (matchStart > from) parts.push({ text: text.slice(from, matchStart), isMatch: false, start: from });
    parts.push({ text: text.slice(matchStart, matchStart + searchText.length), isMatch: true, start: matchStart });
    from = matchStart + searchText.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false, start: from });
  return parts;
}

/** A text with the matches highlighted. */
export function Highlight({ text, term }: { text: string; term: string }) {
  return splitMatches(text, term).map(({ text: part, isMatch, start }) =>
    isMatch ? (
      <mark key={start} className={classes.match}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
