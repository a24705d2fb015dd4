import type { MediaLibrary } from '../content/use-media-library.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SortMenu } from '../../shared/list/index.ts';
import { FilterChip, ScreenToolbar } from '../../shared/ui/index.ts';
import { fileKinds, type MediaColumn } from '../content/filter-and-sort-media.ts';

/** Filters for kind and missing alternative text, and sorting. */
export function LibraryToolbar({ library }: { library: MediaLibrary }) {
  const { t } = useTranslation();
  const { position, change } = library;
  const { kind, isWithoutAltText, columnToSort, sortOrder } = position;
  const kinds = fileKinds.map((value) => ({ value, label: t(`media.kind.${value}`) }));
  const letters = { ascending: t('pages.sort.fromA'), descending: t('pages.sort.fromZ') };
  const options = [
    { title: t('media.details.name'), value: 'name', ...letters },
    {
      title: t('media.details.added'),
      value: 'createdAt',
      ascending: t('pages.sort.oldest'),
      descending: t('pages.sort.newest'),
    },
    { title: t('media.details.size'), value: 'fileSize' },
    { title: t('media.details.type'), value: 'type', ...letters },
  ];
  return (
    <ScreenToolbar>
      <FilterChip
        name={t('media.details.type')}
        value={kind}
        options={kinds}
        onChange={(chosen) => change({ kind: fileKinds.find((known) => known === chosen) })}
      />
      <FilterChip
        name={t('media.details.altText')}
        value={isWithoutAltText ? 'missing' : undefined}
        options={[{ value: 'missing', label: t('media.altMissing') }]}
        onChange={(chosen) => change({ isWithoutAltText: chosen !== undefined })}
      />
      {kind !== undefined || isWithoutAltText ? (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          onClick={() => change({ kind: undefined, isWithoutAltText: false })}
        >
          {t('list.clear')}
        </Button>
      ) : null}
      <SortMenu
        list={{
          columnToSort,
          sortOrder,
          sortBy: (column, order) => change({ columnToSort: column as MediaColumn, sortOrder: order }),
        }}
        options={options}
      />
    </ScreenToolbar>
  );
}
