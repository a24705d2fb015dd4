import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, type TagRowFragment, useDeleteTagsMutation, useTagsFetch } from '../generated/graphql.ts';
import { useClearedErrors } from '../shared/errors/index.ts';
import { useMutationAction } from '../shared/forms/index.ts';
import { ListErrors, ListScreen, SortMenu, useSelection, useServerList } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { EmptyState, ScreenToolbar, showToast } from '../shared/ui/index.ts';
import { TagName, TagVisibility, useTagColumns, useTagSortOptions } from './tag-columns.tsx';
import { TagDialogs } from './tag-dialogs.tsx';
import { TagSelectionBar } from './tag-selection-bar.tsx';
import type { TagDialog } from './tag-dialog.ts';
import { useUrlParams } from '../shared/url/index.ts';

const sorts = { name: 'NAME', pageCount: 'PAGES', fileCount: 'FILES', createdAt: 'CREATED_AT' } as const;

const visibilities = ['all', 'public', 'private'] as const;
type Visibility = (typeof visibilities)[number];

const isVisibility = (value: string | null): value is Visibility =>
  visibilities.some((visibility) => visibility === value);

/** Deletes tags. Errors are stored in the error collection "tags". */
function useDeleteTags(onDeleted: () => void) {
  const { t } = useTranslation();
  const [deleteTags] = useDeleteTagsMutation({ refetchQueries: [TagNamesDocument] });
  const { failure, run } = useMutationAction('tags');
  async function remove(tags: readonly TagRowFragment[]) {
    const ids = tags.map(({ id }) => id);
    if (!(await run(() => deleteTags({ variables: { ids } }), t('tags.failed')))) return;
    showToast(t('tags.deleted', { count: ids.length }));
    onDeleted();
  }
  return { failure, remove };
}

/** Tags of pages and files, at /tags. All users see them; changing them requires the permission manage-tags. */
export function TagsScreen() {
  const { t } = useTranslation();
  const canManage = usePermission('manage-tags');
  const [params, setParams] = useUrlParams();
  const requested = params.get('reach');
  const visibility = isVisibility(requested) ? requested : 'all';
  const list = useServerList(useTagsFetch(), (data) => data.tags, {
    sorts,
    sorting: { columnToSort: 'name', sortOrder: 'asc' },
    variables: { public: visibility === 'all' ? undefined : visibility === 'public' },
  });
  const [dialog, setDialog] = useState<TagDialog | null>(null);
  const selection = useSelection(list.items, ({ name }) => name);
  const { failure, remove } = useDeleteTags(list.reload);
  const onEdit = canManage ? (tag: TagRowFragment) => setDialog({ kind: 'edit', tag }) : undefined;
  const columns = useTagColumns({ term: list.searchTerm, onEdit });
  const sortOptions = useTagSortOptions();
  useClearedErrors('tags');

  function finish(text: string) {
    showToast(text);
    // Otherwise the merged tag would stay selected and be part of the next deletion.
    selection.clear();
    list.reload();
  }

  return (
    <>
      <ListScreen
        list={list}
        title={t('navigation.tags')}
        searchLabel={t('tags.search')}
        buttons={
          canManage ? (
            <Button
              leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
              onClick={() => setDialog({ kind: 'create' })}
            >
              {t('tags.create.open')}
            </Button>
          ) : null
        }
        columns={columns}
        selection={canManage ? selection : undefined}
        selectionBar={<TagSelectionBar selection={selection} onOpenDialog={setDialog} />}
        failureTitle={t('tags.failedList')}
        empty={
          visibility === 'all' ? (
            <EmptyState title={t('tags.empty.title')}>{t('tags.empty.text')}</EmptyState>
          ) : undefined
        }
        renderCompact={(tag) => (
          <>
            <TagName tag={tag} term={list.searchTerm} onEdit={onEdit} />
            <div className="ui-small ui-dim">
              <TagVisibility tag={tag} />
            </div>
            <div className="ui-small ui-dim">{t('tags.uses', { pages: tag.pageCount, files: tag.fileCount })}</div>
          </>
        )}
      >
        <ScreenToolbar>
          <SegmentedControl
            aria-label={t('tags.column.reach')}
            data={visibilities.map((value) => ({ value, label: t(`tags.reach.${value}`) }))}
            value={visibility}
            onChange={(value) =>
              setParams(() => new URLSearchParams(value === 'all' ? '' : { reach: value }), { replace: true })
            }
          />
          <SortMenu list={list} options={sortOptions} />
        </ScreenToolbar>
        {dialog === null ? <ListErrors collection="tags" title={failure} /> : null}
      </ListScreen>
      <TagDialogs
        dialog={dialog}
        selected={selection.selected}
        onDelete={() => remove(selection.selected)}
        onDone={finish}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
