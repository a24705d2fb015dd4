import { useTranslation } from 'react-i18next';
import type { OfferedAction, PublicationDeed, Situation } from './publication-actions.ts';

/** What an action is called in a situation, and why it cannot be used where it cannot. */
export function useDeedNames({ isUnsaved, request }: Situation) {
  const { t } = useTranslation();
  const nameOf = (deed: PublicationDeed) => {
    if (deed === 'publish' && request !== null) return t('editor.publication.publishRequested');
    if (deed === 'publish' && isUnsaved) return t('editor.publication.storeAndPublish');
    if (deed === 'unpublish' && isUnsaved) return t('editor.publication.storeAndUnpublish');
    return t(`editor.publication.${deed}`);
  };
  const reasonOf = ({ obstacle }: OfferedAction) =>
    obstacle === null ? undefined : t(`editor.publication.obstacles.${obstacle}`);
  return { nameOf, reasonOf };
}
