import { Tooltip } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './questionnaire.module.css';
import type { RowOrder } from './use-order.ts';

/** Dragged with the mouse; with the focus on it the arrow keys move its row. */
export function OrderHandle({ name, handle }: { name: string; handle: RowOrder['handle'] }) {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('questionnaire.order.help')}>
      <button
        type="button"
        className={classes.handle}
        aria-label={t('questionnaire.order.handle', { name })}
        {...handle}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden />
      </button>
    </Tooltip>
  );
}
