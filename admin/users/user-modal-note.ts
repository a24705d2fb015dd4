import type { Outcome } from '../shared/errors/index.ts';
import { useTranslation } from 'react-i18next';
import { useErrors } from '../shared/errors/index.ts';

/** Beside the buttons of a user's form: how many fields need another value, or that there was no answer. */
export function useUserModalNote(outcome: Outcome | 'waiting' | undefined): string | undefined {
  const { t } = useTranslation();
  const count = useErrors('users-overview').filter(({ property }) => property !== '').length;
  if (outcome === 'failed') return t('errors.G_01');
  return count === 0 ? undefined : t('users.toCorrect', { count });
}
