import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Texts whose key is only known at run time (block, page type, property): the key's text, else the fallback. */
export function useLabel(): (key: string, fallback: string) => string {
  const { t, i18n } = useTranslation();
  return useCallback((key, fallback) => (i18n.exists(key) ? (t as (key: string) => string)(key) : fallback), [t, i18n]);
}
