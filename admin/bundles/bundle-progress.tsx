import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../shared/ui/index.ts';

type Props = { label: string; share: number };

/** How far a bundle is, in percent. */
export function BundleProgress({ label, share }: Props) {
  const { t, i18n } = useTranslation();
  const percent = share.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  return <ProgressLine label={label} text={t('bundles.progress', { label, percent })} share={share} />;
}
