import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Keys with a part that is only known at run time. Another place of such texts is added here, and is checked by types. */
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

/** A key that the code spells has to be one of these; names that an installation gives may be keys or plain texts. */
type CheckedKey<Key extends string> = Key & (string extends Key ? string : LabelKey);

/** Whether there is a text under the key; other texts that stand below it do not count. */
export function hasText(texts: Pick<i18n, 'language' | 'getResource'>, key: string): boolean {
  return typeof texts.getResource(texts.language, 'translation', key) === 'string';
}

/** Texts whose key is only known at run time (block, page type, property): the key's text, else the fallback. */
export function useLabel(): <Key extends string>(key: CheckedKey<Key>, fallback: string) => string {
  const { t, i18n: texts } = useTranslation();
  return useCallback(
    <Key extends string>(key: CheckedKey<Key>, fallback: string) =>
      hasText(texts, key) ? (t as (key: string) => string)(key) : fallback,
    [t, texts],
  );
}
