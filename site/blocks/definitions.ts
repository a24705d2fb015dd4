import type { BlockDefinition } from '../shared/content-definition.ts';
import { accordionDefinition } from './accordion/definition.ts';
import { agendaDefinition } from './agenda/definition.ts';
import { anchorNavigationDefinition } from './anchor-navigation/definition.ts';
import { callToActionDefinition } from './call-to-action/definition.ts';
import { cardsDefinition } from './cards/definition.ts';
import { columnsDefinition } from './columns/definition.ts';
import { contactDefinition } from './contact/definition.ts';
import { filesDefinition } from './files/definition.ts';
import { galleryDefinition } from './gallery/definition.ts';
import { headingDefinition } from './heading/definition.ts';
import { imageDefinition } from './image/definition.ts';
import { pageListDefinition } from './page-list/definition.ts';
import { quoteDefinition } from './quote/definition.ts';
import { richTextDefinition } from './rich-text/definition.ts';
import { spacerDefinition } from './spacer/definition.ts';
import { startCheckDefinition } from './start-check/definition.ts';
import { stepsDefinition } from './steps/definition.ts';
import { tableDefinition } from './table/definition.ts';
import { textImageDefinition } from './text-image/definition.ts';
import { videoDefinition } from './video/definition.ts';
import { windowsDefinition } from './windows/definition.ts';

/** Every block of this site, in the order of the block picker. */
export const blockDefinitions = [
  headingDefinition,
  richTextDefinition,
  quoteDefinition,
  tableDefinition,
  imageDefinition,
  galleryDefinition,
  textImageDefinition,
  videoDefinition,
  columnsDefinition,
  spacerDefinition,
  anchorNavigationDefinition,
  callToActionDefinition,
  startCheckDefinition,
  contactDefinition,
  cardsDefinition,
  accordionDefinition,
  stepsDefinition,
  windowsDefinition,
  agendaDefinition,
  filesDefinition,
  pageListDefinition,
] as const satisfies readonly BlockDefinition[];

export type BlockID = (typeof blockDefinitions)[number]['id'];
