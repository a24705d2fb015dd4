import { useTranslation } from 'react-i18next';
import { DragHandle } from '../shared/reorder/index.ts';
import type { RowOrder } from './use-order.ts';

/** Drags its row; the arrow keys, Home and End move it. */
export function OrderHandle({ name, handle }: { name: string; handle: RowOrder['handle'] }) {
  const { t } = useTranslation();
  return (
    <DragHandle label={t('questionnaire.order.handle', { name })} help={t('questionnaire.order.help')} {...handle} />
  );
}
