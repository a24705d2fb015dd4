import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchMissesQuery } from '../generated/graphql.ts';
import { formatLocale } from '../shared/i18n/language.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { FailureNotice, ReportSection } from '../shared/ui/index.ts';
import classes from './search-index.module.css';

/** Searches by visitors without results, which show missing pages or words. */
export function SearchMisses() {
  const { t, i18n } = useTranslation();
  const localeName = useLocaleName();
  const { data, error, refetch } = useSearchMissesQuery({ fetchPolicy: 'network-only' });
  const misses = data?.searchIndex.misses ?? [];
  const day = new Intl.DateTimeFormat(formatLocale(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ReportSection title={t('searchIndex.misses.title')} note={t('searchIndex.misses.note')}>
      {error && !data ? (
        <FailureNotice title={t('searchIndex.misses.failed')} onRetry={() => void refetch()}>
          {t('failure.screenHint')}
        </FailureNotice>
      ) : null}
      {data && misses.length === 0 ? <p className={classes.noMisses}>{t('searchIndex.misses.none')}</p> : null}
      {misses.length > 0 ? (
        <Table className={classes.misses} aria-label={t('searchIndex.misses.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('searchIndex.misses.term')}</Table.Th>
              <Table.Th>{t('searchIndex.misses.locale')}</Table.Th>
              <Table.Th className={classes.number}>{t('searchIndex.misses.count')}</Table.Th>
              <Table.Th className={classes.number}>{t('searchIndex.misses.last')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {misses.map(({ term, locale, count, lastAt }) => (
              <Table.Tr key={`${locale} ${term}`}>
                <Table.Td className="ui-break">{term}</Table.Td>
                <Table.Td>{locale === '' ? t('searchIndex.misses.allLocales') : localeName(locale)}</Table.Td>
                <Table.Td className={classes.number}>{count.toLocaleString(i18n.language)}</Table.Td>
                <Table.Td className={classes.number}>{day.format(new Date(lastAt))}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
    </ReportSection>
  );
}
