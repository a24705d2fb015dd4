import type { TagRowFragment } from '../generated/graphql.ts';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SelectionBar, type useSelection } from '../shared/list/index.ts';
import type { TagTask } from './tag-task.ts';

type Props = { selection: ReturnType<typeof useSelection<TagRowFragment>>; onStart: (task: TagTask) => void };

/** What can be done with the chosen tags. */
export function TagSelectionBar({ selection, onStart }: Props) {
  const { t } = useTranslation();
  const { selected } = selection;
  const [first] = selected;
  return (
    <SelectionBar
      selection={selection}
      actions={[
        {
          icon: IconPencil,
          label: t('tags.actions.edit'),
          count: selected.length === 1 ? 1 : 0,
          reason: t('tags.actions.one'),
          onClick: () => first && onStart({ kind: 'edit', tag: first }),
        },
        {
          icon: IconArrowMerge,
          label: t('tags.actions.merge'),
          count: selected.length > 1 ? selected.length : 0,
          reason: t('tags.actions.several'),
          onClick: () => onStart({ kind: 'merge' }),
        },
        {
          icon: IconTrash,
          label: t('tags.actions.delete'),
          count: selected.length,
          reason: '',
          onClick: () => onStart({ kind: 'delete' }),
        },
      ]}
    />
  );
}
