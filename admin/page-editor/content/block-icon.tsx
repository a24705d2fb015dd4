import {
  IconAlignLeft,
  IconError404,
  IconFile,
  IconFileText,
  IconHeading,
  IconHome,
  IconPhoto,
  IconQuestionMark,
  IconQuote,
  IconSquare,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { definitionOf } from './definitions.ts';

type Icon = ComponentType<{ size: number; stroke: number; className?: string | undefined; 'aria-hidden': true }>;

/** The icons that definitions of blocks and page types name, by Tabler's names; a new name is added here. */
const icons: Readonly<Record<string, Icon>> = {
  'align-left': IconAlignLeft,
  'error-404': IconError404,
  file: IconFile,
  'file-text': IconFileText,
  heading: IconHeading,
  home: IconHome,
  photo: IconPhoto,
  quote: IconQuote,
};

export function BlockIcon({ type, className }: { type: string; className?: string | undefined }) {
  const definition = definitionOf(type);
  const Icon = definition ? (icons[definition.icon] ?? IconSquare) : IconQuestionMark;
  return <Icon size={17} stroke={1.6} className={className} aria-hidden />;
}
