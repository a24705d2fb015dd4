import { useCallback, useEffect, useMemo, useState } from 'react';
import { useGetContent } from '../editor/use-content.ts';
import type { PublicationCheck } from './publication-check.ts';
import { isSeen, noteLeft, nothingSeen, noteTried } from './seen-fields.ts';

export type SeenFieldsTracker = {
  /** Publication is tried, so that every field may show what is wrong with it. */
  markTried: () => void;
  /** Whether a check is to be shown at its field. */
  isSeen: (check: PublicationCheck) => boolean;
};

/** Follows which fields of the panels were left: an error at a field that nobody has looked at yet would only startle. */
export function useSeenFields(): SeenFieldsTracker {
  const getContent = useGetContent();
  const [seen, setSeen] = useState(nothingSeen);
  useEffect(() => {
    const handleLeave = ({ target, relatedTarget }: FocusEvent) => {
      // Another window has the focus; whoever comes back is still in the field.
      if (relatedTarget === null && !document.hasFocus()) return;
      const subject = target instanceof Element && target.closest<HTMLElement>('[data-subject]')?.dataset.subject;
      if (!subject) return;
      const fields = fieldsLeft(target, relatedTarget);
      setSeen((known) => noteLeft(known, subject, fields));
    };
    document.addEventListener('focusout', handleLeave);
    return () => document.removeEventListener('focusout', handleLeave);
  }, []);
  const markTried = useCallback(() => {
    const keys = getContent().blocks.map(({ key }) => key);
    setSeen((known) => noteTried(known, keys));
  }, [getContent]);
  return useMemo(() => ({ markTried, isSeen: (check) => isSeen(check, seen) }), [markTried, seen]);
}

/** The field that the focus left, and the groups around it that the focus left with it. */
function fieldsLeft(target: Element, next: EventTarget | null): string[] {
  const fields: string[] = [];
  let field = target.closest<HTMLElement>('[data-field]');
  while (field !== null && !(next instanceof Node && field.contains(next))) {
    if (field.dataset.field) fields.push(field.dataset.field);
    field = field.parentElement?.closest<HTMLElement>('[data-field]') ?? null;
  }
  return fields;
}

type Shown = { errors: readonly PublicationCheck[]; refused: readonly PublicationCheck[]; seen: SeenFieldsTracker };

/** The checks that the fields show; what the server refused is news in any case. */
export function useShownChecks({ errors, refused, seen }: Shown): readonly PublicationCheck[] {
  return useMemo(
    () => errors.filter((check) => seen.isSeen(check) || refused.includes(check)),
    [errors, refused, seen],
  );
}
