import type { RedirectRowFragment } from '../generated/graphql.ts';
import type { Column } from '../shared/list/index.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getEditorPath, RelativeTime, getSitePath } from '../pages/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { LocaleFlag, Highlight } from '../shared/ui/index.ts';
import classes from './redirects.module.css';

type CellProps = { redirect: RedirectRowFragment; term: string };

export function RedirectSource({ redirect, term }: CellProps) {
  return (
    <span className="ui-row ui-shrink ui-gap-10">
      <LocaleFlag locale={redirect.locale} />
      <span className="ui-truncate ui-shrink ui-text ui-weight-580">
        <Highlight text={redirect.path} term={term} />
      </span>
    </span>
  );
}

export function RedirectTarget({ redirect, term }: CellProps) {
  const { defaultLocale } = useSettings();
  const { page } = redirect;
  return (
    <>
      <Link className={classes.page} to={getEditorPath(page.id)}>
        <Highlight text={page.title} term={term} />
      </Link>
      <span className={classes.faint}>{getSitePath(page, defaultLocale)}</span>
    </>
  );
}

/** Whether the redirect is active, or why not. */
export function RedirectStatus({ redirect }: { redirect: RedirectRowFragment }) {
  const { t } = useTranslation();
  const inactiveReason = redirect.page.live ? t('redirects.taken') : t('redirects.notLive');
  return (
    <span className={classes.state} data-active={redirect.active || undefined}>
      {redirect.active ? t('redirects.active') : inactiveReason}
    </span>
  );
}

export function useRedirectColumns(term: string): Column<RedirectRowFragment>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('redirects.column.from'),
      accessor: 'path',
      renderValue: (_, redirect) => <RedirectSource redirect={redirect} term={term} />,
    },
    {
      header: t('redirects.column.to'),
      accessor: 'page.title',
      renderValue: (_, redirect) => <RedirectTarget redirect={redirect} term={term} />,
    },
    {
      header: t('redirects.column.state'),
      accessor: 'active',
      width: 270,
      isSecondary: true,
      renderValue: (_, redirect) => <RedirectStatus redirect={redirect} />,
    },
    {
      header: t('redirects.column.created'),
      accessor: 'createdAt',
      width: 112,
      renderValue: (_, { createdAt }) => <RelativeTime iso={createdAt} />,
    },
  ];
}
