import type { PageRowFragment } from '../generated/graphql.ts';
import type { SelectionAction } from '../shared/list/index.ts';
import type { PageDialog } from './page-dialogs.tsx';
import { IconCircleCheck, IconEyeOff, IconSend, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isDeletable, isPublishable, isRequestable, isUnpublishable } from './page-action-rules.ts';

type Options = {
  pages: readonly PageRowFragment[];
  onOpenDialog: (dialog: PageDialog) => void;
};

/** Actions for the selected pages; each applies only to the pages it is possible for. */
export function useSelectionActions({ pages, onOpenDialog }: Options): SelectionAction[] {
  const { t } = useTranslation();
  const requestable = pages.filter(isRequestable);
  const publishable = pages.filter(isPublishable);
  const unpublishable = pages.filter(isUnpublishable);
  const deletable = pages.filter(isDeletable);
  return [
    {
      icon: IconSend,
      label: t('pages.bulk.request.action'),
      count: requestable.length,
      reason: t('pages.bulk.request.reason'),
      onClick: () => onOpenDialog({ kind: 'bulk', action: 'request', pages: requestable }),
    },
    {
      icon: IconCircleCheck,
      label: t('pages.publish'),
      count: publishable.length,
      reason: t('pages.upToDateSome'),
      onClick: () => onOpenDialog({ kind: 'bulk', action: 'publish', pages: publishable }),
    },
    {
      icon: IconEyeOff,
      label: t('pages.unpublish'),
      count: unpublishable.length,
      reason: t('pages.notOnSiteSome'),
      onClick: () => onOpenDialog({ kind: 'bulk', action: 'unpublish', pages: unpublishable }),
    },
    {
      icon: IconTrash,
      label: t('pages.delete'),
      count: deletable.length,
      reason: t('pages.mayNotDeleteSome'),
      onClick: () => onOpenDialog({ kind: 'delete', pages: deletable }),
    },
  ];
}
