import type { ErrorCollectionName } from './error-collections.ts';
import type { RefObject } from 'react';
import type { ErrorItem } from './error-item.ts';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../i18n/labels.ts';
import { errorCollections } from './error-collections.ts';
import { getErrorEntity, getErrorField } from './error-item.ts';

export function useErrors(collection: ErrorCollectionName): readonly ErrorItem[] {
  return useSyncExternalStore(errorCollections.subscribe, () => errorCollections.get(collection));
}

/** Clears a collection when its form opens and closes, so that no old errors are shown. */
export function useClearedErrors(collection: ErrorCollectionName): void {
  useEffect(() => {
    errorCollections.clear(collection);
    return () => errorCollections.clear(collection);
  }, [collection]);
}

/** Focuses the first invalid field after an error; the ref belongs on the form around the fields. */
export function useFocusFirstInvalid(collection: ErrorCollectionName): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const errors = useErrors(collection);
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}

/** Returns a function for a property's name in the interface language; without a translation, the field name. */
export function usePropertyName(): (error: ErrorItem) => string {
  const label = useLabel();
  return useCallback(
    (error) => {
      const field = getErrorField(error);
      return label(
        `properties.${getErrorEntity(error)}.${field}`,
        label(`properties.${field}`, field || error.property),
      );
    },
    [label],
  );
}

/** Returns a function for an error's text; 'Error (code: X)' for an unknown code. */
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

/** Returns a function for the text of a property's first error. */
export function useFieldError(collection: ErrorCollectionName): (property: string) => string | undefined {
  const errors = useErrors(collection);
  const errorText = useErrorText();
  return (property) => {
    const error = errors.find((item) => item.property === property);
    return error && errorText(error);
  };
}
