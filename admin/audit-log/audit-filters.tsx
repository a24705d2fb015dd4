import type { AuditFilter } from './audit-filter.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AuditSubject } from '../generated/audit-actions.ts';
import { useAuditFilterOptionsQuery } from '../generated/graphql.ts';
import { DateInput } from '../shared/dates/index.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { FilterChip } from '../shared/ui/index.ts';
import { useActionLabel } from './action-label.ts';
import { useActorName, useAuditTokenName } from './audit-cells.tsx';
import { hasAuditFilter } from './audit-filter.ts';
import classes from './audit-filters.module.css';

type Props = { filter: AuditFilter; onChange: (filter: Partial<AuditFilter>) => void };

const subjects = [
  'page',
  'redirect',
  'user',
  'role',
  'file',
  'directory',
  'session',
  'api-token',
  'setting',
  'menu',
  'tag',
  'search-index',
  'bundle',
  'audit-log',
  'questionnaire',
] as const satisfies readonly AuditSubject[];

const noFilter: AuditFilter = {
  person: undefined,
  token: undefined,
  action: undefined,
  subject: undefined,
  from: undefined,
  to: undefined,
};

/** Filters for user, API token, action, subject and period. */
export function AuditFilters({ filter, onChange }: Props) {
  const { t } = useTranslation();
  const label = useLabel();
  const actionLabel = useActionLabel();
  const actorName = useActorName();
  const tokenName = useAuditTokenName();
  const { data } = useAuditFilterOptionsQuery({ fetchPolicy: 'cache-and-network' });
  const [, kind = '', id] = /^(.*?)(?:-(\d+))?$/.exec(filter.subject ?? '') ?? [];
  const tokens = data?.auditTokens ?? [];
  const isSingleSubject = id !== undefined;
  return (
    <>
      <FilterChip
        name={t('audit.column.person')}
        value={filter.person}
        options={(data?.auditActors ?? []).map((actor) => ({ value: String(actor.id), label: actorName(actor) }))}
        onChange={(person) => onChange({ person })}
      />
      {tokens.length > 0 || filter.token ? (
        <FilterChip
          name={t('audit.token.name')}
          value={filter.token}
          options={tokens.map((token) => ({ value: String(token.id), label: tokenName(token) }))}
          onChange={(token) => onChange({ token })}
        />
      ) : null}
      <FilterChip
        name={t('audit.column.action')}
        value={filter.action}
        options={(data?.auditActions ?? []).map((action) => ({
          value: action,
          label: actionLabel(action),
        }))}
        onChange={(action) => onChange({ action })}
      />
      <FilterChip
        name={t('audit.column.subject')}
        value={filter.subject}
        options={[
          ...subjects.map((value) => ({ value, label: t(`audit.subjects.${value}`) })),
          ...(isSingleSubject && filter.subject
            ? [
                {
                  value: filter.subject,
                  label: t('audit.subject', { kind: label(`audit.subjects.${kind}`, kind), id }),
                },
              ]
            : []),
        ]}
        onChange={(subject) => onChange({ subject })}
      />
      <span className="ui-inline-row ui-fixed ui-gap-6 ui-dim" role="group" aria-label={t('audit.period')}>
        <DateInput
          size="xs"
          inputClass={classes.date}
          aria-label={t('audit.from')}
          value={filter.from ?? ''}
          max={filter.to}
          onChange={(from) => onChange({ from })}
        />
        <span aria-hidden>–</span>
        <DateInput
          size="xs"
          inputClass={classes.date}
          aria-label={t('audit.to')}
          value={filter.to ?? ''}
          min={filter.from}
          onChange={(to) => onChange({ to })}
        />
      </span>
      {hasAuditFilter(filter) ? (
        <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(noFilter)}>
          {t('list.clear')}
        </Button>
      ) : null}
    </>
  );
}
