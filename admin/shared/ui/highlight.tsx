import classes from './highlight.module.css';

export type TextPart = { text: string; isHit: boolean; start: number };

/** Cuts a text where a search term stands in it, whatever its case. */
export function splitHits(text: string, term: string): TextPart[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return [{ text, isHit: false, start: 0 }];
  const parts: TextPart[] = [];
  let from = 0;
  for (;;) {
    const hit = text.toLowerCase().indexOf(wanted, from);
    if (hit < 0) break;
    if (hit > from) parts.push({ text: text.slice(from, hit), isHit: false, start: from });
    parts.push({ text: text.slice(hit, hit + wanted.length), isHit: true, start: hit });
    from = hit + wanted.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isHit: false, start: from });
  return parts;
}

/** A text with the search's hits marked. */
export function Highlight({ text, term }: { text: string; term: string }) {
  return splitHits(text, term).map(({ text: part, isHit, start }) =>
    isHit ? (
      <mark key={start} className={classes.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
