import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnApiTokensQuery } from '../generated/graphql.ts';
import { ErrorList } from '../shared/errors/index.ts';
import { FailureNotice, SettingsSection } from '../shared/ui/index.ts';
import classes from './api-tokens.module.css';
import { NewToken } from './new-token.tsx';
import { RevokeModal } from './revoke-modal.tsx';
import { ExpiryTime, LastUse, useScopes } from './token-state.tsx';
import { useRevokeToken } from './use-revoke-token.ts';

function TokenItem({ token, onRevoke }: { token: ApiTokenRowFragment; onRevoke: () => void }) {
  const { t } = useTranslation();
  const scopes = useScopes();
  return (
    <li className={classes.token}>
      <div className={classes.about}>
        <p className={classes.name}>{token.name}</p>
        <p className={classes.detail}>{scopes(token)}</p>
        <p className={classes.detail}>
          {t('apiTokens.column.lastUse')}: <LastUse token={token} /> · {t('apiTokens.column.expires')}:{' '}
          <ExpiryTime token={token} />
        </p>
      </div>
      <Button variant="default" aria-label={t('apiTokens.revokeNamed', { name: token.name })} onClick={onRevoke}>
        {t('apiTokens.revoke')}
      </Button>
    </li>
  );
}

/** The tokens by which programs act for oneself. */
export function OwnApiTokens() {
  const { t } = useTranslation();
  const { data, error, refetch } = useOwnApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<ApiTokenRowFragment | null>(null);
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
        <ul className={classes.tokens}>
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} onRevoke={() => setAsked(token)} />
          ))}
        </ul>
      ) : null}
      {tokens?.length === 0 ? <p className={classes.detail}>{t('apiTokens.ownEmpty')}</p> : null}
      <div>
        <NewToken variant="default" onCreated={() => void refetch()} />
      </div>
      <RevokeModal token={asked} revoke={revoke} onClose={() => setAsked(null)} />
    </SettingsSection>
  );
}
