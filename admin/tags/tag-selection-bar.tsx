import type { TagRowFragment } from '../generated/graphql.ts';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SelectionBar, type useSelection } from '../shared/list/index.ts';
import type { TagDialog } from './tag-dialog.ts';

type Props = { selection: ReturnType<typeof useSelection<TagRowFragment>>; onOpenDialog: (dialog: TagDialog) => void };

/** Actions for the selected tags. */
export function TagSelectionBar({ selection, onOpenDialog }: Props) {
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
          onClick: () => first && onOpenDialog({ kind: 'edit', tag: first }),
        },
        {
          icon: IconArrowMerge,
          label: t('tags.actions.merge'),
          count: selected.length > 1 ? selected.length : 0,
          reason: t('tags.actions.several'),
          onClick: () => onOpenDialog({ kind: 'merge' }),
        },
        {
          icon: IconTrash,
          label: t('tags.actions.delete'),
          count: selected.length,
          reason: '',
          onClick: () => onOpenDialog({ kind: 'delete' }),
        },
      ]}
    />
  );
}
