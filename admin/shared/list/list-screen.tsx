import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenBody, ScreenHeader } from '../ui/index.ts';
import { ListContent, type ListContentProps } from './list-content.tsx';
import { ListFooter } from './list-footer.tsx';
import { SearchBar } from './search-bar.tsx';

type Props<Item extends { id: number }> = Omit<ListContentProps<Item>, 'label'> & {
  title: string;
  /** Accessible name of the search field; without it the list has no search. */
  searchLabel?: string;
  /** Buttons in the header. */
  buttons?: ReactNode;
  /** Tabs, filters and errors between header and rows. */
  children?: ReactNode;
  /** Actions for the selected rows, shown if there are any. */
  selectionBar?: ReactNode;
  scrollRef?: RefObject<HTMLDivElement | null>;
};

/** A screen with one list: title with the number of items, search, rows, and pagination. */
export function ListScreen<Item extends { id: number }>(props: Props<Item>) {
  const { title, searchLabel, buttons, children, selectionBar, scrollRef, ...content } = props;
  const { list, selection } = content;
  const { i18n } = useTranslation();
  return (
    <>
      <ScreenHeader title={title} count={list.hasLoaded ? list.totalItems.toLocaleString(i18n.language) : undefined}>
        {searchLabel === undefined ? null : <SearchBar list={list} label={searchLabel} />}
        {buttons}
      </ScreenHeader>
      {children}
      <ScreenBody scrollRef={scrollRef}>
        <ListContent {...content} label={title} />
      </ScreenBody>
      <ListFooter list={list} selectionBar={selection?.selected.length ? selectionBar : null} />
    </>
  );
}
