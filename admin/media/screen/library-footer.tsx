import type { MediaItem } from '../items/media-item.ts';
import type { LibraryDialogControls } from '../library/use-library-dialogs.ts';
import { IconFolderSymlink, IconInfoCircle, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SelectionBar, type SelectionAction } from '../../shared/list/index.ts';
import { ScreenFooter } from '../../shared/ui/index.ts';
import { isItemManageable } from '../items/media-item.ts';
import { emptyMediaSelection } from '../content/media-selection.ts';
import { useLibraryContext } from '../library/library-context.ts';

type Props = { actions: LibraryDialogControls; onDetails: (() => void) | null };

function useFooterActions({ actions, onDetails }: Props, selected: readonly MediaItem[]): SelectionAction[] {
  const { t } = useTranslation();
  const manageable = selected.filter(isItemManageable);
  const [first] = manageable;
  const common = { count: manageable.length, reason: t('media.notAllowed') };
  const list: SelectionAction[] = [];
  if (onDetails !== null) {
    const label = t('media.action.details');
    list.push({ icon: IconInfoCircle, label, count: selected.length, reason: '', onClick: onDetails });
  }
  if (selected.length === 1) {
    const onClick = () => first && actions.openRename(first);
    list.push({ icon: IconPencil, label: t('media.action.rename'), ...common, onClick });
  }
  list.push(
    { icon: IconFolderSymlink, label: t('media.action.move'), ...common, onClick: () => actions.openMove(manageable) },
    { icon: IconTrash, label: t('media.action.delete'), ...common, onClick: () => actions.openDelete(manageable) },
  );
  return list;
}

/** Actions for the selection, in place of the footer. */
export function LibraryFooter(props: Props) {
  const { selected, select } = useLibraryContext().library;
  const list = useFooterActions(props, selected);
  if (selected.length === 0) return null;
  return (
    <ScreenFooter>
      <SelectionBar selection={{ selected, clear: () => select(emptyMediaSelection) }} actions={list} />
    </ScreenFooter>
  );
}
