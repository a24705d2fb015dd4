import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnApiTokensQuery } from '../generated/graphql.ts';
import { ErrorList } from '../shared/errors/index.ts';
import { FailureNotice, SettingsSection } from '../shared/ui/index.ts';
import classes from './api-tokens.module.css';
import { CreateTokenButton } from './create-token-button.tsx';
import { RevokeTokenModal } from './revoke-token-modal.tsx';
import { TokenExpiry, LastUsedTime, useScopesText } from './token-details.tsx';
import { useRevokeToken } from './use-revoke-token.ts';

function TokenItem({ token, onRevoke }: { token: ApiTokenRowFragment; onRevoke: () => void }) {
  const { t } = useTranslation();
  const scopesText = useScopesText();
  return (
    <li className={classes.token}>
      <div>
        <p className="ui-weight-580 ui-break">{token.name}</p>
        <p className="ui-small ui-dim">{scopesText(token)}</p>
        <p className="ui-small ui-dim">
          {t('apiTokens.column.lastUse')}: <LastUsedTime token={token} /> · {t('apiTokens.column.expires')}:{' '}
          <TokenExpiry token={token} />
        </p>
      </div>
      <Button variant="default" aria-label={t('apiTokens.revokeNamed', { name: token.name })} onClick={onRevoke}>
        {t('apiTokens.revoke')}
      </Button>
    </li>
  );
}

/** The current user's own API tokens. */
export function OwnApiTokens() {
  const { t } = useTranslation();
  const { data, error, refetch } = useOwnApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [tokenToRevoke, setTokenToRevoke] = useState<ApiTokenRowFragment | null>(null);
  const { failure, revoke } = useRevokeToken(() => void refetch());
  const tokens = data?.ownApiTokens;
  return (
    <SettingsSection title={t('apiTokens.title')} hint={t('apiTokens.hint')}>
      {error && !tokens ? (
        <FailureNotice title={t('apiTokens.failedList')} onRetry={() => void refetch()}>
          {t('failure.screenHint')}
        </FailureNotice>
      ) : null}
      {failure === undefined ? null : <ErrorList collection="api-tokens" title={failure} />}
      {tokens?.length ? (
        <ul className="ui-grid">
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} onRevoke={() => setTokenToRevoke(token)} />
          ))}
        </ul>
      ) : null}
      {tokens?.length === 0 ? <p className="ui-small ui-dim">{t('apiTokens.ownEmpty')}</p> : null}
      <div>
        <CreateTokenButton variant="default" onCreated={() => void refetch()} />
      </div>
      <RevokeTokenModal token={tokenToRevoke} revoke={revoke} onClose={() => setTokenToRevoke(null)} />
    </SettingsSection>
  );
}
