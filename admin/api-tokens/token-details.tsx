import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../shared/i18n/language.ts';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import classes from './api-tokens.module.css';

const hasExpired = ({ expiresAt }: Pick<ApiTokenRowFragment, 'expiresAt'>): boolean =>
  Date.parse(expiresAt) <= Date.now();

/** Returns the token's permissions as text. The owner's permissions limit a token further. */
export function useScopesText(): (token: Pick<ApiTokenRowFragment, 'scopes'>) => string {
  const { t, i18n } = useTranslation();
  const label = useLabel();
  return ({ scopes }) => {
    if (scopes.length === 0) return t('apiTokens.readsOnly');
    const names = scopes.map((scope) => label(`roles.permissions.${scope}.label`, scope));
    return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names);
  };
}

export function TokenExpiry({ token }: { token: ApiTokenRowFragment }) {
  const { t, i18n } = useTranslation();
  const fullTime = useFullTime();
  const date = new Date(token.expiresAt).toLocaleDateString(formatLocale(i18n.language), { dateStyle: 'medium' });
  return (
    <time
      className={classes.time}
      dateTime={token.expiresAt}
      title={fullTime(token.expiresAt)}
      data-ended={hasExpired(token) || undefined}
    >
      {hasExpired(token) ? t('apiTokens.ended', { date }) : date}
    </time>
  );
}

export function LastUsedTime({ token: { lastUsedAt } }: { token: ApiTokenRowFragment }) {
  const { t } = useTranslation();
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  if (!lastUsedAt) return <span className={classes.time}>{t('apiTokens.neverUsed')}</span>;
  return (
    <time className={classes.time} dateTime={lastUsedAt} title={fullTime(lastUsedAt)}>
      {timeAgo(lastUsedAt)}
    </time>
  );
}
