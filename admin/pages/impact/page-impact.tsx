import type { PageImpactQuery } from '../../generated/graphql.ts';
import type { ImpactAction } from './impact-lines.ts';
import { Skeleton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageImpactQuery } from '../../generated/graphql.ts';
import { useLocaleName } from '../../shared/i18n/locale-name.ts';
import { FailureNotice, LocaleFlag, useDelayed } from '../../shared/ui/index.ts';
import { getEditorPath } from '../address/page-path.ts';
import { listImpactLines } from './impact-lines.ts';
import classes from './page-impact.module.css';

type Impact = PageImpactQuery['pageImpact'];

/** Opens in a new tab, so that the dialog stays open. */
function PageLink({ page }: { page: { id: number; title: string; locale: string } }) {
  return (
    <Link className={classes.page} to={getEditorPath(page.id)} target="_blank">
      <LocaleFlag locale={page.locale} />
      <span className={classes.title}>{page.title}</span>
    </Link>
  );
}

/** Whether visitors see the linking page. */
function VisibilityMark({ live }: { live: boolean }) {
  const { t } = useTranslation();
  const Icon = live ? IconEye : IconEyeOff;
  return (
    <span className={classes.visibility} data-live={live || undefined}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(live ? 'impact.seen' : 'impact.unseen')}
    </span>
  );
}

/** Menu entries follow a page to a new address, so they are listed only if the page disappears. */
function LinkingMenus({ impact, action }: { impact: Impact; action: ImpactAction }) {
  const { t } = useTranslation();
  if (impact.menus.length === 0 || action === 'move') return null;
  return (
    <div>
      <h3 className={classes.heading}>{t('impact.menus', { count: impact.menus.length })}</h3>
      <ul className={classes.list}>
        {impact.menus.map(({ menuID, name, locale, live }) => (
          <li key={menuID} className={classes.row}>
            <span className={classes.page}>
              <LocaleFlag locale={locale} />
              <span className={classes.title}>{name}</span>
            </span>
            <VisibilityMark live={live} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LinkingPages({ impact }: { impact: Impact }) {
  const { t } = useTranslation();
  const { linkingPages, linkingPageCount } = impact;
  if (linkingPageCount === 0) return <p>{t('impact.noLinks')}</p>;
  const more = linkingPageCount - linkingPages.length;
  return (
    <div>
      <h3 className={classes.heading}>{t('impact.links', { count: linkingPageCount })}</h3>
      <ul className={classes.list}>
        {linkingPages.map(({ page, live }) => (
          <li key={page.id} className={classes.row}>
            <PageLink page={page} />
            <VisibilityMark live={live} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={classes.more}>{t('impact.more', { count: more })}</p> : null}
    </div>
  );
}

function Translations({ impact, action }: { impact: Impact; action: ImpactAction }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  if (impact.translations.length === 0 || action === 'move') return null;
  return (
    <div>
      <h3 className={classes.heading}>{t('impact.translations', { count: impact.translations.length })}</h3>
      <ul className={classes.list}>
        {impact.translations.map((page) => (
          <li key={page.id} className={classes.row}>
            <PageLink page={page} />
            <span className={classes.visibility}>{localeName(page.locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { pageIDs: readonly number[]; action: ImpactAction };

/** Loads and shows what an action affects: links, menus, translations, requests, schedules and redirects. */
export function PageImpact({ pageIDs, action }: Props) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = usePageImpactQuery({
    variables: { pageIDs: [...pageIDs] },
    fetchPolicy: 'network-only',
  });
  const isSlow = useDelayed(loading);
  if (error) {
    return (
      <FailureNotice title={t('impact.failed')} onRetry={() => void refetch()}>
        {t('impact.failedHint')}
      </FailureNotice>
    );
  }
  if (!data) return <div className={classes.root}>{isSlow ? <Skeleton height={60} /> : null}</div>;
  const lines = listImpactLines(data.pageImpact, action);
  return (
    <div className={classes.root} data-impact>
      {lines.length === 0 ? null : (
        <ul className="ui-grid ui-gap-2">
          {lines.map(({ key, count }) => (
            <li key={key}>{t(`impact.${key}`, { count })}</li>
          ))}
        </ul>
      )}
      <LinkingPages impact={data.pageImpact} />
      <LinkingMenus impact={data.pageImpact} action={action} />
      <Translations impact={data.pageImpact} action={action} />
    </div>
  );
}
