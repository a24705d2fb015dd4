import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import type { Column } from '../shared/list/index.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiTokensFetch } from '../generated/graphql.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { ListErrors, ListScreen, useServerList } from '../shared/list/index.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { EmptyState, Highlight } from '../shared/ui/index.ts';
import classes from './api-tokens.module.css';
import { CreateTokenButton } from './create-token-button.tsx';
import { RevokeTokenModal } from './revoke-token-modal.tsx';
import { TokenExpiry, LastUsedTime, useScopesText } from './token-details.tsx';
import { useRevokeToken } from './use-revoke-token.ts';

function TokenName({ token, term }: { token: ApiTokenRowFragment; term: string }) {
  return (
    <span className="ui-weight-580 ui-break">
      <Highlight text={token.name} term={term} />
    </span>
  );
}

function Owner({ token: { owner }, term }: { token: ApiTokenRowFragment; term: string }) {
  return <Highlight text={owner?.name ?? ''} term={term} />;
}

function useTokenColumns(term: string): Column<ApiTokenRowFragment>[] {
  const { t } = useTranslation();
  const scopesText = useScopesText();
  return [
    {
      header: t('apiTokens.name'),
      accessor: 'name',
      renderValue: (_, token) => <TokenName token={token} term={term} />,
    },
    {
      header: t('apiTokens.column.owner'),
      accessor: 'owner.name',
      width: 190,
      renderValue: (_, token) => <Owner token={token} term={term} />,
    },
    {
      header: t('apiTokens.scopes'),
      accessor: 'scopes',
      isSecondary: true,
      renderValue: (_, token) => <span className={classes.time}>{scopesText(token)}</span>,
    },
    {
      header: t('apiTokens.column.lastUse'),
      accessor: 'lastUsedAt',
      width: 130,
      renderValue: (_, token) => <LastUsedTime token={token} />,
    },
    {
      header: t('apiTokens.column.expires'),
      accessor: 'expiresAt',
      width: 170,
      renderValue: (_, token) => <TokenExpiry token={token} />,
    },
  ];
}

function CompactToken({ token, term }: { token: ApiTokenRowFragment; term: string }) {
  const { t } = useTranslation();
  return (
    <>
      <TokenName token={token} term={term} />
      <div className="ui-small ui-dim">
        <Owner token={token} term={term} /> · {t('apiTokens.column.lastUse')}: <LastUsedTime token={token} />
      </div>
      <div className="ui-small ui-dim">
        {t('apiTokens.column.expires')}: <TokenExpiry token={token} />
      </div>
    </>
  );
}

function RevokeButton({ token, onClick }: { token: ApiTokenRowFragment; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('apiTokens.revoke')}>
      <ActionIcon size="sm" aria-label={t('apiTokens.revokeNamed', { name: token.name })} onClick={onClick}>
        <IconTrash size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function ApiTokenList() {
  const { t } = useTranslation();
  const list = useServerList(useApiTokensFetch(), (data) => data.apiTokens);
  const columns = useTokenColumns(list.searchTerm);
  const { failure, revoke } = useRevokeToken(list.reload);
  const [tokenToRevoke, setTokenToRevoke] = useState<ApiTokenRowFragment | null>(null);
  useClearedErrors('api-tokens');
  return (
    <>
      <ListScreen
        list={list}
        title={t('navigation.apiTokens')}
        searchLabel={t('apiTokens.search')}
        buttons={<CreateTokenButton onCreated={list.reload} />}
        columns={columns}
        failureTitle={t('apiTokens.failedList')}
        empty={<EmptyState title={t('apiTokens.empty')}>{t('apiTokens.hint')}</EmptyState>}
        renderCompact={(token) => <CompactToken token={token} term={list.searchTerm} />}
        renderActions={(token) => <RevokeButton token={token} onClick={() => setTokenToRevoke(token)} />}
      >
        {failure === undefined ? null : <ListErrors collection="api-tokens" title={failure} />}
      </ListScreen>
      <RevokeTokenModal token={tokenToRevoke} revoke={revoke} onClose={() => setTokenToRevoke(null)} />
    </>
  );
}

/** Overview of all users' API tokens. */
export function ApiTokensScreen() {
  const { t } = useTranslation();
  return (
    <RequirePermission permission="manage-api-tokens" title={t('navigation.apiTokens')}>
      <ApiTokenList />
    </RequirePermission>
  );
}
