import type { BundleReportRowsFragment } from '../generated/graphql.ts';
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import classes from './bundles.module.css';

type Report = BundleReportRowsFragment;
type Part = Report['parts'][number];

/** Parts that users know by name. Other parts belong to one of these. */
const listedParts: ReadonlySet<Part['part']> = new Set([
  'PAGES',
  'PAGE_VERSIONS',
  'SCHEDULED_PUBLICATIONS',
  'REDIRECTS',
  'DIRECTORIES',
  'FILES',
  'TAGS',
  'MENUS',
] as const);

const isBlocked = ({ inTheWay, wrong }: Part): boolean => inTheWay + wrong > 0;

/** Rows of a part that cannot be imported, with their reasons. The server limits their number. */
function BlockedRows({ part, inTheWay, wrong, conflicts, errors }: Part) {
  const { t, i18n } = useTranslation();
  const unlistedCount = inTheWay + wrong - conflicts.length - new Set(errors.map(({ name }) => name)).size;
  return (
    <section aria-label={t(`bundles.part.${part}`)}>
      <h4 className="ui-size-13 ui-weight-620 ui-line-20">{t(`bundles.part.${part}`)}</h4>
      <ul className={classes.blockedList}>
        {conflicts.map((name) => (
          <li key={name}>
            <strong>{name}</strong> {t('bundles.inTheWay')}
          </li>
        ))}
        {errors.map(({ name, error }) => (
          <li key={`${name} ${error.property}`}>
            <strong>{name}</strong> {t(`errors.${error.code}`)}{' '}
            <code className={classes.location}>{error.property}</code>
          </li>
        ))}
        {unlistedCount > 0 ? (
          <li>{t('bundles.more', { count: unlistedCount, number: unlistedCount.toLocaleString(i18n.language) })}</li>
        ) : null}
      </ul>
    </section>
  );
}

function MissingLocales({ locales }: { locales: readonly string[] }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  if (locales.length === 0) return null;
  return <p>{t('bundles.missingLocales', { locales: locales.map(localeName).join(', ') })}</p>;
}

/** Contents of a bundle: how many items are new, how many already exist, and which are blocked. */
export function BundleReportTable({ report, caption }: { report: Report; caption: string }) {
  const { t, i18n } = useTranslation();
  const formatNumber = (value: number) => value.toLocaleString(i18n.language);
  const columns = ['added', 'same', 'inTheWay', 'wrong'] as const;
  const parts = report.parts.filter((part) => listedParts.has(part.part) || isBlocked(part));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
      <div className={classes.scroll} role="region" aria-label={caption} tabIndex={0}>
        <Table className={classes.report}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('bundles.column.part')}</Table.Th>
              {columns.map((column) => (
                <Table.Th key={column} scope="col" className={classes.number}>
                  {t(`bundles.column.${column}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {parts.map((part) => (
              <Table.Tr key={part.part}>
                <Table.Th scope="row">{t(`bundles.part.${part.part}`)}</Table.Th>
                {columns.map((column) => (
                  <Table.Td key={column} className={classes.number} data-none={part[column] === 0 || undefined}>
                    {formatNumber(part[column])}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {report.isOfOtherSite ? <p>{t('bundles.otherSite')}</p> : null}
      <MissingLocales locales={report.missingLocales} />
      {report.takesSettings ? <p>{t('bundles.takesSettings')}</p> : null}
      {report.parts.filter(isBlocked).map((part) => (
        <BlockedRows key={part.part} {...part} />
      ))}
    </>
  );
}
