import { useTranslation } from 'react-i18next';
import { LabelledProgress } from '../shared/ui/index.ts';

type Props = { label: string; progress: number };

/** Progress of a bundle, in percent. */
export function BundleProgress({ label, progress }: Props) {
  const { t, i18n } = useTranslation();
  const percent = progress.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  return <LabelledProgress label={label} text={t('bundles.progress', { label, percent })} progress={progress} />;
}
