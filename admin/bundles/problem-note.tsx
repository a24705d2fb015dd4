import type { BundleTaskStateFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { NoteBox } from '../shared/ui/index.ts';

type Props = { title: string; problem: NonNullable<BundleTaskStateFragment['problem']> };

/** Why there is no result, where in the bundle, and that nothing was changed. */
export function ProblemNote({ title, problem: { reason, place } }: Props) {
  const { t } = useTranslation();
  return (
    <NoteBox kind="bad">
      <strong>{title}</strong> {t(`bundles.problem.${reason}`)} {place === '' ? null : <code>{place}</code>}{' '}
      {t('bundles.nothingChanged')}
    </NoteBox>
  );
}
