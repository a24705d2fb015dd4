import { useCallback } from 'react';
import { useLabel } from '../i18n/labels.ts';

/** Returns a function for the plural name of a page type; without a translation, the type's own name or id. */
export function usePageTypeName(): (id: string) => string {
  const label = useLabel();
  return useCallback((id) => label(`pageTypes.${id}.plural`, label(`pageTypes.${id}.label`, id)), [label]);
}
