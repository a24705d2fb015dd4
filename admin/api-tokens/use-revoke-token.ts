import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { useRevokeApiTokenMutation } from '../generated/graphql.ts';
import { useMutationAction } from '../shared/forms/index.ts';
import { showToast } from '../shared/ui/index.ts';

/** Revokes a token. Errors are stored in the error collection "api-tokens". */
export function useRevokeToken(onRevoked: () => void) {
  const { t } = useTranslation();
  const [revokeApiToken] = useRevokeApiTokenMutation();
  const { failure, run } = useMutationAction('api-tokens');

  async function revoke({ id, name }: ApiTokenRowFragment) {
    if (!(await run(() => revokeApiToken({ variables: { id } }), t('apiTokens.failedRevoke')))) return;
    showToast(t('apiTokens.revoked', { name }));
    onRevoked();
  }

  return { failure, revoke };
}
