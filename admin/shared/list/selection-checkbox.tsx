import type { Selection } from './use-selection.ts';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './selection-checkbox.module.css';

/** Checkbox of a row. Shift + click or Shift + Space selects the range from the last selected row. */
export function RowCheckbox<Item>({ item, selection }: { item: Item; selection: Selection<Item> }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      classNames={{ root: classes.box, inner: classes.inner }}
      aria-label={t('list.select', { name: selection.getName(item) })}
      checked={selection.has(item)}
      onChange={({ nativeEvent }) => {
        const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
        if (isRange) selection.toggleRange(item);
        else selection.toggle(item);
      }}
    />
  );
}

/** Checkbox for all rows; indeterminate if only some are selected. */
export function SelectAllCheckbox<Item>({ selection }: { selection: Selection<Item> }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      classNames={{ root: classes.box, inner: classes.inner }}
      aria-label={t('list.selectAll')}
      checked={selection.isAllSelected}
      indeterminate={selection.selected.length > 0 && !selection.isAllSelected}
      onChange={selection.toggleAll}
    />
  );
}
