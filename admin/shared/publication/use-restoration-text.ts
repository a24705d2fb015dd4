import { useTranslation } from 'react-i18next';
import type { RestorationFragment } from '../../generated/graphql.ts';
import { listRestorationLines } from './restoration-lines.ts';

/** Returns a function for the message after restoring pages: what was restored with them, and what was not. */
export function useRestorationText() {
  const { t } = useTranslation();
  return (restorations: readonly RestorationFragment[], title: string | undefined): string => {
    const count = restorations.length;
    const first = title === undefined ? t('restoration.backMany', { count }) : t('restoration.back', { title });
    const lines = listRestorationLines(restorations).map((line) => t(`restoration.${line.key}`, { count: line.count }));
    return [first, ...lines].join(' ');
  };
}
