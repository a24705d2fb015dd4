import { useTranslation } from 'react-i18next';
import { DragHandle } from '../shared/reorder/index.ts';
import type { ItemReorder } from './use-item-reorder.ts';

/** Handle to drag its row; arrow keys, Home and End also move it. */
export function ReorderHandle({ name, handle }: { name: string; handle: ItemReorder['handle'] }) {
  const { t } = useTranslation();
  return (
    <DragHandle label={t('questionnaire.order.handle', { name })} help={t('questionnaire.order.help')} {...handle} />
  );
}
