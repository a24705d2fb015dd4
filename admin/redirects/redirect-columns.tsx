import type { RedirectRowFragment } from '../generated/graphql.ts';
import type { Column } from '../shared/list/index.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { editorPath, PageTime, pathOnSite } from '../pages/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { Flag, Highlight } from '../shared/ui/index.ts';
import classes from './redirects.module.css';

type CellProps = { redirect: RedirectRowFragment; term: string };

export function OldAddress({ redirect, term }: CellProps) {
  return (
    <span className={classes.from}>
      <Flag locale={redirect.locale} />
      <span className={classes.path}>
        <Highlight text={redirect.path} term={term} />
      </span>
    </span>
  );
}

export function TargetPage({ redirect, term }: CellProps) {
  const { defaultLocale } = useSettings();
  const { page } = redirect;
  return (
    <>
      <Link className={classes.page} to={editorPath(page.id)}>
        <Highlight text={page.title} term={term} />
      </Link>
      <span className={classes.faint}>{pathOnSite(page, defaultLocale)}</span>
    </>
  );
}

/** Followed, or why not. */
export function RedirectState({ redirect }: { redirect: RedirectRowFragment }) {
  const { t } = useTranslation();
  const resting = redirect.page.live ? t('redirects.taken') : t('redirects.notLive');
  return (
    <span className={classes.state} data-active={redirect.active || undefined}>
      {redirect.active ? t('redirects.active') : resting}
    </span>
  );
}

export function useRedirectColumns(term: string): Column<RedirectRowFragment>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('redirects.column.from'),
      accessor: 'path',
      renderValue: (_, redirect) => <OldAddress redirect={redirect} term={term} />,
    },
    {
      header: t('redirects.column.to'),
      accessor: 'page.title',
      renderValue: (_, redirect) => <TargetPage redirect={redirect} term={term} />,
    },
    {
      header: t('redirects.column.state'),
      accessor: 'active',
      width: 270,
      isSecondary: true,
      renderValue: (_, redirect) => <RedirectState redirect={redirect} />,
    },
    {
      header: t('redirects.column.created'),
      accessor: 'createdAt',
      width: 112,
      renderValue: (_, { createdAt }) => <PageTime iso={createdAt} />,
    },
  ];
}
