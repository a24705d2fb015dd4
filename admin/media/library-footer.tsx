import type { MediaItem } from './content/media-item.ts';
import type { ItemActions } from './use-item-actions.ts';
import { IconFolderSymlink, IconInfoCircle, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SelectionBar, type SelectionAction } from '../shared/list/index.ts';
import { SheetFooter } from '../shared/ui/index.ts';
import { isManageable } from './content/media-item.ts';
import { nothingChosen } from './content/selection.ts';
import { useLibrary } from './library-context.ts';

type Props = { actions: ItemActions; onDetails: (() => void) | null };

function useActions({ actions, onDetails }: Props, selected: readonly MediaItem[]): SelectionAction[] {
  const { t } = useTranslation();
  const manageable = selected.filter(isManageable);
  const [first] = manageable;
  const ofAll = { count: manageable.length, reason: t('media.notAllowed') };
  const list: SelectionAction[] = [];
  if (onDetails !== null) {
    const label = t('media.action.details');
    list.push({ icon: IconInfoCircle, label, count: selected.length, reason: '', onClick: onDetails });
  }
  if (selected.length === 1) {
    const onClick = () => first && actions.askRename(first);
    list.push({ icon: IconPencil, label: t('media.action.rename'), ...ofAll, onClick });
  }
  list.push(
    { icon: IconFolderSymlink, label: t('media.action.move'), ...ofAll, onClick: () => actions.askMove(manageable) },
    { icon: IconTrash, label: t('media.action.delete'), ...ofAll, onClick: () => actions.askDelete(manageable) },
  );
  return list;
}

/** What can be done with what is chosen, where the footer is. */
export function LibraryFooter(props: Props) {
  const { selected, select } = useLibrary().library;
  const list = useActions(props, selected);
  if (selected.length === 0) return null;
  return (
    <SheetFooter>
      <SelectionBar selection={{ selected, clear: () => select(nothingChosen) }} actions={list} />
    </SheetFooter>
  );
}
