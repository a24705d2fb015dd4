import type { PageRowFragment } from '../generated/graphql.ts';
import type { SelectionAction } from '../shared/list/index.ts';
import type { PageDialog } from './page-dialogs.tsx';
import { IconCircleCheck, IconEyeOff, IconSend, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isDeletable, isPublishable, isRequestable, isUnpublishable } from './page-deeds.ts';

type Options = {
  pages: readonly PageRowFragment[];
  onAsk: (dialog: PageDialog) => void;
};

/** What can be done with chosen pages; each deed is done to those of them that it applies to. */
export function useSelectionActions({ pages, onAsk }: Options): SelectionAction[] {
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
      onClick: () => onAsk({ kind: 'bulk', action: 'request', pages: requestable }),
    },
    {
      icon: IconCircleCheck,
      label: t('pages.publish'),
      count: publishable.length,
      reason: t('pages.upToDateSome'),
      onClick: () => onAsk({ kind: 'bulk', action: 'publish', pages: publishable }),
    },
    {
      icon: IconEyeOff,
      label: t('pages.unpublish'),
      count: unpublishable.length,
      reason: t('pages.notOnSiteSome'),
      onClick: () => onAsk({ kind: 'bulk', action: 'unpublish', pages: unpublishable }),
    },
    {
      icon: IconTrash,
      label: t('pages.delete'),
      count: deletable.length,
      reason: t('pages.mayNotDeleteSome'),
      onClick: () => onAsk({ kind: 'delete', pages: deletable }),
    },
  ];
}
