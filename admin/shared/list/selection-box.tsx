import type { Selection } from './use-selection.ts';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './selection-box.module.css';

/** The box of one row; with the shift key, by pointer or by the space bar, it takes the rows before it along. */
export function SelectionBox<Item>({ item, selection }: { item: Item; selection: Selection<Item> }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      classNames={{ root: classes.box, inner: classes.inner }}
      aria-label={t('list.select', { name: selection.nameOf(item) })}
      checked={selection.has(item)}
      onChange={({ nativeEvent }) => {
        const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
        if (isRange) selection.toggleRange(item);
        else selection.toggle(item);
      }}
    />
  );
}

/** The box above all: half ticked while some rows are chosen. */
export function AllSelectionBox<Item>({ selection }: { selection: Selection<Item> }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      classNames={{ root: classes.box, inner: classes.inner }}
      aria-label={t('list.selectAll')}
      checked={selection.isAll}
      indeterminate={selection.selected.length > 0 && !selection.isAll}
      onChange={selection.toggleAll}
    />
  );
}
