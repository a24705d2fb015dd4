import type { TagRowFragment } from '../generated/graphql.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, useDeleteTagsMutation } from '../generated/graphql.ts';
import { submitCall, useClearedErrors } from '../shared/errors/index.ts';
import { ListContent, ListErrors, ListFooter, SearchBar, SortMenu, useSelection } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { EmptyState, ScreenBody, ScreenHeader, ScreenToolbar, showToast } from '../shared/ui/index.ts';
import { TagName, TagVisibility, useTagColumns, useTagSortOptions } from './tag-columns.tsx';
import { TagDialogs } from './tag-dialogs.tsx';
import { TagSelectionBar } from './tag-selection-bar.tsx';
import type { TagDialog } from './tag-dialog.ts';
import { useTagList } from './use-tag-list.ts';
import { useUrlParams } from '../shared/url/index.ts';

const visibilities = ['all', 'public', 'private'] as const;
type Visibility = (typeof visibilities)[number];

const isVisibility = (value: string | null): value is Visibility =>
  visibilities.some((visibility) => visibility === value);

/** Deletes tags. Errors are stored in the error collection "tags". */
function useDeleteTags(onDeleted: () => void) {
  const { t } = useTranslation();
  const [deleteTags] = useDeleteTagsMutation({ refetchQueries: [TagNamesDocument] });
  const [failure, setFailure] = useState<string>();
  async function remove(tags: readonly TagRowFragment[]) {
    const ids = tags.map(({ id }) => id);
    const outcome = await submitCall(
      'tags',
      async () => (await deleteTags({ variables: { ids } })).data?.deleteTags.errors,
    );
    setFailure(outcome === 'done' ? undefined : t('tags.failed'));
    if (outcome !== 'done') return;
    showToast(t('tags.deleted', { count: ids.length }));
    onDeleted();
  }
  return { failure, remove };
}

/** Tags of pages and files, at /tags. All users see them; changing them requires the permission manage-tags. */
export function TagsScreen() {
  const { t, i18n } = useTranslation();
  const canManage = usePermission('manage-tags');
  const [params, setParams] = useUrlParams();
  const requested = params.get('reach');
  const visibility = isVisibility(requested) ? requested : 'all';
  const { state, store } = useTagList(visibility === 'all' ? undefined : visibility === 'public');
  const [dialog, setDialog] = useState<TagDialog | null>(null);
  const selection = useSelection(state.items, ({ name }) => name);
  const { failure, remove } = useDeleteTags(store.reload);
  const onEdit = canManage ? (tag: TagRowFragment) => setDialog({ kind: 'edit', tag }) : undefined;
  const columns = useTagColumns({ term: state.searchTerm, onEdit });
  const sortOptions = useTagSortOptions();
  useClearedErrors('tags');

  function finish(text: string) {
    showToast(text);
    // Otherwise the merged tag would stay selected and be part of the next deletion.
    selection.clear();
    store.reload();
  }

  return (
    <>
      <ScreenHeader
        title={t('navigation.tags')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <SearchBar state={state} store={store} label={t('tags.search')} />
        {canManage ? (
          <Button
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => setDialog({ kind: 'create' })}
          >
            {t('tags.create.open')}
          </Button>
        ) : null}
      </ScreenHeader>
      <ScreenToolbar>
        <SegmentedControl
          aria-label={t('tags.column.reach')}
          data={visibilities.map((value) => ({ value, label: t(`tags.reach.${value}`) }))}
          value={visibility}
          onChange={(value) =>
            setParams(() => new URLSearchParams(value === 'all' ? '' : { reach: value }), { replace: true })
          }
        />
        <SortMenu state={state} store={store} options={sortOptions} />
      </ScreenToolbar>
      {dialog === null ? <ListErrors collection="tags" title={failure} /> : null}
      <ScreenBody>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          {...(canManage && { selection })}
          label={t('navigation.tags')}
          failureTitle={t('tags.failedList')}
          empty={
            state.searchTerm === '' && visibility === 'all' ? (
              <EmptyState title={t('tags.empty.title')}>{t('tags.empty.text')}</EmptyState>
            ) : undefined
          }
          renderCompact={(tag) => (
            <>
              <TagName tag={tag} term={state.searchTerm} onEdit={onEdit} />
              <div className="ui-small ui-dim">
                <TagVisibility tag={tag} />
              </div>
              <div className="ui-small ui-dim">{t('tags.uses', { pages: tag.pageCount, files: tag.fileCount })}</div>
            </>
          )}
        />
      </ScreenBody>
      <ListFooter
        state={state}
        store={store}
        selectionBar={
          selection.selected.length > 0 ? <TagSelectionBar selection={selection} onOpenDialog={setDialog} /> : undefined
        }
      />
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
