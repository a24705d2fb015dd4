import {
  type Icon,
  IconArrowBackUp,
  IconCalendarClock,
  IconCheck,
  IconEyeCheck,
  IconSend,
  IconWorldOff,
} from '@tabler/icons-react';
import type { PublicationDeed } from './publication-actions.ts';

/** The icon of each publication action, in the menu of the page and in the command palette. */
export const publicationIcons: Record<PublicationDeed, Icon> = {
  review: IconEyeCheck,
  publish: IconCheck,
  request: IconSend,
  resend: IconSend,
  revoke: IconArrowBackUp,
  schedule: IconCalendarClock,
  unpublish: IconWorldOff,
};
