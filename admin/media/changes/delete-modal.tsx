import type { Outcome } from '../../shared/errors/index.ts';
import type { MediaItem } from '../content/media-item.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList, useFreshErrors } from '../../shared/errors/index.ts';
import { announce, FormModal } from '../../shared/ui/index.ts';
import { PageLinks } from '../details/page-links.tsx';
import { useLibrary } from '../library-context.ts';
import { findHinderingPages, type HinderingPage } from './find-hindering-pages.ts';

type Props = { items: readonly MediaItem[]; onClose: () => void };

function Hindrance({ pages }: { pages: readonly HinderingPage[] }) {
  const { t } = useTranslation();
  if (pages.length === 0) return null;
  return (
    <div>
      <p>{t('media.delete.hindered', { count: pages.length })}</p>
      <PageLinks pages={pages} />
    </div>
  );
}

/** Puts items into the bin, all or none; names the pages in whose way that would be. */
export function DeleteModal({ items, onClose }: Props) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { changes } = useLibrary();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const [pages, setPages] = useState<readonly HinderingPage[]>([]);
  useFreshErrors('media');
  const [first] = items;
  const hasFailed = outcome === 'refused' || outcome === 'failed';

  async function remove() {
    setOutcome('waiting');
    const next = await changes.remove(items);
    if (next === 'refused') setPages(await findHinderingPages(client, items).catch(() => []));
    setOutcome(next);
    if (next !== 'done') return;
    announce(t('media.delete.done', { count: items.length }));
    onClose();
  }

  return (
    <FormModal
      title={
        items.length === 1
          ? t('media.delete.one', { name: first?.name })
          : t('media.delete.title', { count: items.length })
      }
      intro={items.some(({ kind }) => kind === 'folder') ? t('media.delete.introFolder') : t('media.delete.intro')}
      submitLabel={t('media.action.delete')}
      isBusy={outcome === 'waiting'}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      <ErrorList collection="media" title={hasFailed ? t('media.failed.delete') : undefined} />
      <Hindrance pages={pages} />
    </FormModal>
  );
}
