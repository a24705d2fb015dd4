import { useTranslation } from 'react-i18next';
import { useErrors } from '../shared/errors/index.ts';
import type { Form } from '../shared/forms/index.ts';

/** Returns the note next to the form's buttons: the number of invalid fields, or that there was no response. */
export function useUserFormNote({ outcome }: Form): string | undefined {
  const { t } = useTranslation();
  const count = useErrors('users-overview').filter(({ property }) => property !== '').length;
  if (outcome === 'failed') return t('errors.G_01');
  return count === 0 ? undefined : t('users.toCorrect', { count });
}
