import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeApiTokenMutation } from '../generated/graphql.ts';
import { submitCall } from '../shared/errors/index.ts';
import { showToast } from '../shared/ui/index.ts';

/** Revokes a token. Errors are stored in the error collection "api-tokens". */
export function useRevokeToken(onRevoked: () => void) {
  const { t } = useTranslation();
  const [revokeApiToken] = useRevokeApiTokenMutation();
  const [failure, setFailure] = useState<string>();

  async function revoke({ id, name }: ApiTokenRowFragment) {
    const outcome = await submitCall('api-tokens', async () => {
      const { data } = await revokeApiToken({ variables: { id } });
      return data?.revokeApiToken.errors;
    });
    setFailure(outcome === 'done' ? undefined : t('apiTokens.failedRevoke'));
    if (outcome !== 'done') return;
    showToast(t('apiTokens.revoked', { name }));
    onRevoked();
  }

  return { failure, revoke };
}
