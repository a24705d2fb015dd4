import {
  type Icon,
  IconArrowBackUp,
  IconCalendarClock,
  IconCheck,
  IconEyeCheck,
  IconSend,
  IconWorldOff,
} from '@tabler/icons-react';
import type { PublicationActionName } from './available-actions.ts';

/** Icons of the publication actions in the page's menu and in the command palette. */
export const publicationActionIcons: Record<PublicationActionName, Icon> = {
  review: IconEyeCheck,
  publish: IconCheck,
  request: IconSend,
  resend: IconSend,
  revoke: IconArrowBackUp,
  schedule: IconCalendarClock,
  unpublish: IconWorldOff,
};
