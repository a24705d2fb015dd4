import { useTranslation } from 'react-i18next';

/** Returns a function that formats a number with its noun: '1 page', '1,204 files'. */
export function useCountedNoun() {
  const { t, i18n } = useTranslation();
  return (noun: 'pages' | 'files' | 'menus' | 'rows', count: number): string =>
    t(`counted.${noun}`, { count, number: count.toLocaleString(i18n.language) });
}
