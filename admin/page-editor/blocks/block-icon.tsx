import {
  IconAlignLeft,
  IconAnchor,
  IconBuildingChurch,
  IconCalendarEvent,
  IconClipboardCheck,
  IconColumns3,
  IconError404,
  IconFile,
  IconFileDownload,
  IconFileText,
  IconHandClick,
  IconHeading,
  IconHome,
  IconLayoutCards,
  IconLayoutGrid,
  IconLayoutList,
  IconLayoutSidebar,
  IconListNumbers,
  IconNews,
  IconPhone,
  IconPhoto,
  IconQuestionMark,
  IconQuote,
  IconSpacingVertical,
  IconSquare,
  IconTable,
  IconVideo,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { findBlockDefinition } from '../content/definitions.ts';

type Icon = ComponentType<{ size: number; stroke: number; className?: string | undefined; 'aria-hidden': true }>;

/** The icons that block and page type definitions may name, by Tabler's names. */
const icons: Readonly<Record<string, Icon>> = {
  'align-left': IconAlignLeft,
  anchor: IconAnchor,
  'building-church': IconBuildingChurch,
  'calendar-event': IconCalendarEvent,
  'clipboard-check': IconClipboardCheck,
  'columns-3': IconColumns3,
  'error-404': IconError404,
  file: IconFile,
  'file-download': IconFileDownload,
  'file-text': IconFileText,
  'hand-click': IconHandClick,
  heading: IconHeading,
  home: IconHome,
  'layout-cards': IconLayoutCards,
  'layout-grid': IconLayoutGrid,
  'layout-list': IconLayoutList,
  'layout-sidebar': IconLayoutSidebar,
  'list-numbers': IconListNumbers,
  news: IconNews,
  phone: IconPhone,
  photo: IconPhoto,
  quote: IconQuote,
  'spacing-vertical': IconSpacingVertical,
  table: IconTable,
  video: IconVideo,
};

/** The icon of a block type; a question mark for an unknown type. */
export function BlockIcon({ type, className }: { type: string; className?: string | undefined }) {
  const definition = findBlockDefinition(type);
  const Icon = definition ? (icons[definition.icon] ?? IconSquare) : IconQuestionMark;
  return <Icon size={17} stroke={1.6} className={className} aria-hidden />;
}
