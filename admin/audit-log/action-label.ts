import { useCallback } from 'react';
import type { AuditAction } from '../generated/audit-actions.ts';
import type en from '../../languages/en/admin.json';
import { useLabel } from '../shared/i18n/labels.ts';

type ActionTexts = (typeof en)['audit']['actions'];
type TextKey<Action extends string> = Action extends `${infer Kind}.${infer Change}` ? `${Kind}_${Change}` : never;

/** Returns the key of an action's text; the types report an action without a text. */
export const actionTextKey = (action: string): keyof ActionTexts => action.replaceAll('.', '_') as TextKey<AuditAction>;

/** Returns a function for the text of an action. One of another release is shown by its name. */
export function useActionLabel(): (action: string) => string {
  const label = useLabel();
  return useCallback((action) => label(`audit.actions.${actionTextKey(action)}`, action), [label]);
}
