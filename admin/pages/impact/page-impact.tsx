import type { PageImpactQuery } from '../../generated/graphql.ts';
import type { Deed } from './impact-lines.ts';
import { Skeleton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageImpactQuery } from '../../generated/graphql.ts';
import { useLocaleName } from '../../shared/i18n/locale-name.ts';
import { FailureNotice, Flag, useDelayed } from '../../shared/ui/index.ts';
import { editorPath } from '../page-path.ts';
import { listImpactLines } from './impact-lines.ts';
import classes from './page-impact.module.css';

type Impact = PageImpactQuery['pageImpact'];

/** Opened beside, so that what was about to be done is not lost. */
function PageLine({ page }: { page: { id: number; title: string; locale: string } }) {
  return (
    <Link className={classes.page} to={editorPath(page.id)} target="_blank">
      <Flag locale={page.locale} />
      <span className={classes.title}>{page.title}</span>
    </Link>
  );
}

/** Whether visitors see the link. */
function SeenMark({ live }: { live: boolean }) {
  const { t } = useTranslation();
  const Icon = live ? IconEye : IconEyeOff;
  return (
    <span className={classes.seen} data-live={live || undefined}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(live ? 'impact.seen' : 'impact.unseen')}
    </span>
  );
}

/** Entries of menus follow the page to another address, so that only a page that goes takes them along. */
function LinkingMenus({ impact, deed }: { impact: Impact; deed: Deed }) {
  const { t } = useTranslation();
  if (impact.menus.length === 0 || deed === 'move') return null;
  return (
    <div>
      <h3 className={classes.heading}>{t('impact.menus', { count: impact.menus.length })}</h3>
      <ul className={classes.list}>
        {impact.menus.map(({ menuID, name, locale, live }) => (
          <li key={menuID} className={classes.row}>
            <span className={classes.page}>
              <Flag locale={locale} />
              <span className={classes.title}>{name}</span>
            </span>
            <SeenMark live={live} />
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
            <PageLine page={page} />
            <SeenMark live={live} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={classes.more}>{t('impact.more', { count: more })}</p> : null}
    </div>
  );
}

function Translations({ impact, deed }: { impact: Impact; deed: Deed }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  if (impact.translations.length === 0 || deed === 'move') return null;
  return (
    <div>
      <h3 className={classes.heading}>{t('impact.translations', { count: impact.translations.length })}</h3>
      <ul className={classes.list}>
        {impact.translations.map((page) => (
          <li key={page.id} className={classes.row}>
            <PageLine page={page} />
            <span className={classes.seen}>{localeName(page.locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { pageIDs: readonly number[]; deed: Deed };

/** Asks the server what a deed would touch, and says it: links, menus, translations, requests, plans, redirects. */
export function PageImpact({ pageIDs, deed }: Props) {
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
  const lines = listImpactLines(data.pageImpact, deed);
  return (
    <div className={classes.root} data-impact>
      {lines.length === 0 ? null : (
        <ul className={classes.lines}>
          {lines.map(({ key, count }) => (
            <li key={key}>{t(`impact.${key}`, { count })}</li>
          ))}
        </ul>
      )}
      <LinkingPages impact={data.pageImpact} />
      <LinkingMenus impact={data.pageImpact} deed={deed} />
      <Translations impact={data.pageImpact} deed={deed} />
    </div>
  );
}
