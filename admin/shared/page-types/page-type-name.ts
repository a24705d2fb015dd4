import { useCallback } from 'react';
import { useLabel } from '../i18n/labels.ts';

/** What the pages of a type are called together; without a text of their own, the type's name, else its id. */
export function usePageTypeName(): (id: string) => string {
  const label = useLabel();
  return useCallback((id) => label(`pageTypes.${id}.plural`, label(`pageTypes.${id}.label`, id)), [label]);
}
