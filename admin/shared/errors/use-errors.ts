import type { CollectionName } from './error-collections.ts';
import type { RefObject } from 'react';
import type { ErrorItem } from './error-item.ts';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../i18n/labels.ts';
import { errorCollections } from './error-collections.ts';
import { entityOf, fieldOf } from './error-item.ts';

export function useErrors(collection: CollectionName): readonly ErrorItem[] {
  return useSyncExternalStore(errorCollections.subscribe, () => errorCollections.get(collection));
}

/** Empties a collection when its form is opened and when it is left, so that nobody meets old errors. */
export function useFreshErrors(collection: CollectionName): void {
  useEffect(() => {
    errorCollections.clear(collection);
    return () => errorCollections.clear(collection);
  }, [collection]);
}

/** After a refusal the first field that is not right takes the focus; the fields stand in the form of the ref. */
export function useFocusFirstInvalid(collection: CollectionName): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const errors = useErrors(collection);
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}

/** The name of a property in the interface's language; the field's own name where there is no text for it. */
export function usePropertyName(): (error: ErrorItem) => string {
  const label = useLabel();
  return useCallback(
    (error) => {
      const field = fieldOf(error);
      return label(`properties.${entityOf(error)}.${field}`, label(`properties.${field}`, field || error.property));
    },
    [label],
  );
}

/** The catalogue's text of an error; 'Error (code: X)' for a code that is not in it. */
export function useErrorText(): (error: ErrorItem) => string {
  const { t, i18n } = useTranslation();
  const propertyName = usePropertyName();
  return useCallback(
    (error) => {
      if (error.code === '' && error.message !== undefined) return error.message;
      const key = `errors.${error.code}`;
      if (error.code === 'unknown' || !i18n.exists(key)) return t('errors.unknown', { code: error.code });
      return (t as (key: string, values: object) => string)(key, { property: propertyName(error) });
    },
    [t, i18n, propertyName],
  );
}

/** Text of the first error of one property, for the field that it belongs to. */
export function useFieldError(collection: CollectionName): (property: string) => string | undefined {
  const errors = useErrors(collection);
  const errorText = useErrorText();
  return (property) => {
    const error = errors.find((item) => item.property === property);
    return error && errorText(error);
  };
}
