import { useTranslation } from 'react-i18next';

/** A number as it is written here, with the noun that follows from it: '1 page', '1,204 files'. */
export function useCounted() {
  const { t, i18n } = useTranslation();
  return (noun: 'pages' | 'files' | 'menus' | 'rows', count: number): string =>
    t(`counted.${noun}`, { count, number: count.toLocaleString(i18n.language) });
}
