import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Text keys with a part that is only known at run time. New kinds of such keys are added here, so that types check
 * them.
 */
export type LabelKey =
  | `audit.${'actions' | 'fields' | 'joined' | 'subjects'}.${string}`
  | `blocks.${string}.${'label' | 'description'}`
  | `blockCategories.${string}`
  | `colours.${string}`
  | `editor.${'fields' | 'image' | 'refused.general' | 'checks.warnings' | 'checks.texts'}.${string}`
  | `fieldHelp.${string}.${string}`
  | `fields.${string}.${string}`
  | `options.${string}.${string}`
  | `pageTypes.${string}.${'label' | 'plural' | 'description'}`
  | `properties.${string}`
  | `roles.permissions.${string}.label`
  | `units.${string}`;

/** Keys in our code must be one of these; names from an extension may be keys or plain texts. */
type CheckedKey<Key extends string> = Key & (string extends Key ? string : LabelKey);

/** Whether the key has a text; keys of groups do not count. */
export function hasText(texts: Pick<i18n, 'language' | 'getResource'>, key: string): boolean {
  return typeof texts.getResource(texts.language, 'translation', key) === 'string';
}

/**
 * Returns a function for texts whose key is only known at run time (block, page type, property): the key's text, or the
 * fallback.
 */
export function useLabel(): <Key extends string>(key: CheckedKey<Key>, fallback: string) => string {
  const { t, i18n: texts } = useTranslation();
  return useCallback(
    <Key extends string>(key: CheckedKey<Key>, fallback: string) =>
      hasText(texts, key) ? (t as (key: string) => string)(key) : fallback,
    [t, texts],
  );
}
