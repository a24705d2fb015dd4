import type { TagRowFragment } from '../generated/graphql.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, useDeleteTagsMutation } from '../generated/graphql.ts';
import { submit, useFreshErrors } from '../shared/errors/index.ts';
import { ListContent, ListErrors, ListFooter, SearchBar, SortMenu, useSelection } from '../shared/list/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { EmptyState, SheetBody, SheetHeader, SheetToolbar, showToast } from '../shared/ui/index.ts';
import { TagName, TagReach, useTagColumns, useTagSortOptions } from './tag-columns.tsx';
import { TagDialogs } from './tag-dialogs.tsx';
import { TagSelectionBar } from './tag-selection-bar.tsx';
import type { TagTask } from './tag-task.ts';
import classes from './tags.module.css';
import { useTagList } from './use-tag-list.ts';
import { useAddressParams } from '../shared/address/index.ts';

const reaches = ['all', 'public', 'private'] as const;
type Reach = (typeof reaches)[number];

const isReach = (value: string | null): value is Reach => reaches.some((reach) => reach === value);

/** Deletes tags; refusals stand in the collection tags. */
function useDeletion(onDeleted: () => void) {
  const { t } = useTranslation();
  const [deleteTags] = useDeleteTagsMutation({ refetchQueries: [TagNamesDocument] });
  const [failure, setFailure] = useState<string>();
  async function remove(tags: readonly TagRowFragment[]) {
    const ids = tags.map(({ id }) => id);
    const outcome = await submit(
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

/** Words that pages and files are found by, at /tags. Everybody sees them; manage-tags changes them. */
export function TagsScreen() {
  const { t, i18n } = useTranslation();
  const mayManage = usePermission('manage-tags');
  const [params, setParams] = useAddressParams();
  const asked = params.get('reach');
  const reach = isReach(asked) ? asked : 'all';
  const { state, store } = useTagList(reach === 'all' ? undefined : reach === 'public');
  const [task, setTask] = useState<TagTask | null>(null);
  const selection = useSelection(state.items, ({ name }) => name);
  const { failure, remove } = useDeletion(store.reload);
  const onEdit = mayManage ? (tag: TagRowFragment) => setTask({ kind: 'edit', tag }) : undefined;
  const columns = useTagColumns({ term: state.searchTerm, onEdit });
  const sortOptions = useTagSortOptions();
  useFreshErrors('tags');

  function finish(text: string) {
    showToast(text);
    // What was merged into would be chosen still, and go along with what is deleted next.
    selection.clear();
    store.reload();
  }

  return (
    <>
      <SheetHeader
        title={t('navigation.tags')}
        count={state.hasLoaded ? state.totalItems.toLocaleString(i18n.language) : undefined}
      >
        <SearchBar state={state} store={store} label={t('tags.search')} />
        {mayManage ? (
          <Button
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => setTask({ kind: 'create' })}
          >
            {t('tags.create.open')}
          </Button>
        ) : null}
      </SheetHeader>
      <SheetToolbar>
        <SegmentedControl
          aria-label={t('tags.column.reach')}
          data={reaches.map((value) => ({ value, label: t(`tags.reach.${value}`) }))}
          value={reach}
          onChange={(value) =>
            setParams(() => new URLSearchParams(value === 'all' ? '' : { reach: value }), { replace: true })
          }
        />
        <SortMenu state={state} store={store} options={sortOptions} />
      </SheetToolbar>
      {task === null ? <ListErrors collection="tags" title={failure} /> : null}
      <SheetBody>
        <ListContent
          state={state}
          store={store}
          columns={columns}
          {...(mayManage && { selection })}
          label={t('navigation.tags')}
          failureTitle={t('tags.failedList')}
          empty={
            state.searchTerm === '' && reach === 'all' ? (
              <EmptyState title={t('tags.empty.title')}>{t('tags.empty.text')}</EmptyState>
            ) : undefined
          }
          renderCompact={(tag) => (
            <>
              <TagName tag={tag} term={state.searchTerm} onEdit={onEdit} />
              <div className={classes.line}>
                <TagReach tag={tag} />
              </div>
              <div className={classes.line}>{t('tags.uses', { pages: tag.pageCount, files: tag.fileCount })}</div>
            </>
          )}
        />
      </SheetBody>
      <ListFooter
        state={state}
        store={store}
        selectionBar={
          selection.selected.length > 0 ? <TagSelectionBar selection={selection} onStart={setTask} /> : undefined
        }
      />
      <TagDialogs
        task={task}
        selected={selection.selected}
        onDelete={() => remove(selection.selected)}
        onDone={finish}
        onClose={() => setTask(null)}
      />
    </>
  );
}
