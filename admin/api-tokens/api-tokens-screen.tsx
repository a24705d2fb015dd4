import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import type { Column } from '../shared/list/index.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearedErrors } from '../shared/errors/index.ts';
import { ListContent, ListErrors, ListFooter, SearchBar } from '../shared/list/index.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { EmptyState, Highlight, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import classes from './api-tokens.module.css';
import { CreateTokenButton } from './create-token-button.tsx';
import { RevokeTokenModal } from './revoke-token-modal.tsx';
import { TokenExpiry, LastUsedTime, useScopesText } from './token-details.tsx';
import { useRevokeToken } from './use-revoke-token.ts';
import { useTokenList } from './use-token-list.ts';

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
  const { t, i18n } = useTranslation();
  const { state, store } = useTokenList();
  const columns = useTokenColumns(state.searchTerm);
  const { failure, revoke } = useRevokeToken(store.reload);
  const [tokenToRevoke, setTokenToRevoke] = useState<ApiTokenRowFragment | null>(null);
  useClearedErrors('api-tokens');
  return (
    <>
      <ScreenHeader
        title={t('navigation.apiTokens')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <SearchBar state={state} store={store} label={t('apiTokens.search')} />
        <CreateTokenButton onCreated={store.reload} />
      </ScreenHeader>
      {failure === undefined ? null : <ListErrors collection="api-tokens" title={failure} />}
      <ScreenBody>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          label={t('navigation.apiTokens')}
          failureTitle={t('apiTokens.failedList')}
          empty={
            state.searchTerm === '' ? (
              <EmptyState title={t('apiTokens.empty')}>{t('apiTokens.hint')}</EmptyState>
            ) : undefined
          }
          actionsHeader={t('pages.column.actions')}
          renderCompact={(token) => <CompactToken token={token} term={state.searchTerm} />}
          renderActions={(token) => <RevokeButton token={token} onClick={() => setTokenToRevoke(token)} />}
        />
      </ScreenBody>
      <ListFooter state={state} store={store} />
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
