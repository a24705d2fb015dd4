import { useTranslation } from 'react-i18next';
import type { RestorationFragment } from '../../generated/graphql.ts';
import { listRestorationLines } from './restoration-lines.ts';

/** What to say after pages were taken out of the bin: that they are back, what came back with them, and what did not. */
export function useRestorationText() {
  const { t } = useTranslation();
  return (restorations: readonly RestorationFragment[], title: string | undefined): string => {
    const count = restorations.length;
    const first = title === undefined ? t('restoration.backMany', { count }) : t('restoration.back', { title });
    const lines = listRestorationLines(restorations).map((line) => t(`restoration.${line.key}`, { count: line.count }));
    return [first, ...lines].join(' ');
  };
}
