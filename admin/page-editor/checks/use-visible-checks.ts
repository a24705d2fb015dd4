import { useCallback, useEffect, useMemo, useState } from 'react';
import { useGetContent } from '../editor/use-content.ts';
import type { PublicationCheck } from './publication-check.ts';
import { isTouched, withLeftFields, noTouchedFields, withPublishAttempt } from './touched-fields.ts';

export type TouchedFieldsTracker = {
  /** Notes an attempt to publish, after which every field shows its errors. */
  markPublishAttempt: () => void;
  /** Whether a check is shown at its field. */
  isTouched: (check: PublicationCheck) => boolean;
};

/** Tracks which fields of the panels were left, so that errors do not appear before a field was visited. */
export function useTouchedFields(): TouchedFieldsTracker {
  const getContent = useGetContent();
  const [touched, setTouched] = useState(noTouchedFields);
  useEffect(() => {
    const handleLeave = ({ target, relatedTarget }: FocusEvent) => {
      // Another window got the focus; on return the focus is still in the field.
      if (relatedTarget === null && !document.hasFocus()) return;
      const panel = target instanceof Element && target.closest<HTMLElement>('[data-subject]')?.dataset.subject;
      if (!panel) return;
      const fields = findLeftFields(target, relatedTarget);
      setTouched((known) => withLeftFields(known, panel, fields));
    };
    document.addEventListener('focusout', handleLeave);
    return () => document.removeEventListener('focusout', handleLeave);
  }, []);
  const markPublishAttempt = useCallback(() => {
    const keys = getContent().blocks.map(({ key }) => key);
    setTouched((known) => withPublishAttempt(known, keys));
  }, [getContent]);
  return useMemo(
    () => ({ markPublishAttempt, isTouched: (check) => isTouched(check, touched) }),
    [markPublishAttempt, touched],
  );
}

/** Returns the field that lost the focus, and the groups around it that lost it too. */
function findLeftFields(target: Element, next: EventTarget | null): string[] {
  const fields: string[] = [];
  let field = target.closest<HTMLElement>('[data-field]');
  while (field !== null && !(next instanceof Node && field.contains(next))) {
    if (field.dataset.field) fields.push(field.dataset.field);
    field = field.parentElement?.closest<HTMLElement>('[data-field]') ?? null;
  }
  return fields;
}

type Options = {
  errors: readonly PublicationCheck[];
  actionErrors: readonly PublicationCheck[];
  touched: TouchedFieldsTracker;
};

/** The checks that the fields show: those of touched fields, and all errors of the last refused action. */
export function useVisibleChecks({ errors, actionErrors, touched }: Options): readonly PublicationCheck[] {
  return useMemo(
    () => errors.filter((check) => touched.isTouched(check) || actionErrors.includes(check)),
    [errors, actionErrors, touched],
  );
}
