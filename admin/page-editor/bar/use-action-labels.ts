import { useTranslation } from 'react-i18next';
import type { AvailableAction, PublicationActionName, PublicationContext } from './available-actions.ts';

/** Returns functions for an action's label and for the text of its disabled reason. */
export function useActionLabels({ isUnsaved, request }: PublicationContext) {
  const { t } = useTranslation();
  const labelOf = (name: PublicationActionName) => {
    if (name === 'publish' && request !== null) return t('editor.publication.publishRequested');
    if (name === 'publish' && isUnsaved) return t('editor.publication.storeAndPublish');
    if (name === 'unpublish' && isUnsaved) return t('editor.publication.storeAndUnpublish');
    return t(`editor.publication.${name}`);
  };
  const disabledReasonOf = ({ disabledReason }: AvailableAction) =>
    disabledReason === null ? undefined : t(`editor.publication.obstacles.${disabledReason}`);
  return { labelOf, disabledReasonOf };
}
