import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { useTools } from '../editor/editor-context.ts';
import { useContentValue } from '../editor/use-content.ts';
import { describePlace, type PlaceParts } from './describe-place.ts';
import type { CheckPlace } from './publication-check.ts';

export type NamedPlace = {
  /** The block, or the panel: 'Columns, 2nd', 'Page settings'. */
  owner: string;
  /** The field in it, from the outermost: 'Cards, 2nd: Title'; empty where the check is about no field. */
  field: string;
  /** Puts the focus into that field. */
  open: () => void;
};

/** Where a check leads, and how that is called; null where there is no such place. */
export function useCheckPlace(place: CheckPlace): NamedPlace | null {
  const { t } = useTranslation();
  const { act } = useTools();
  const label = useLabel();
  const nameOfNth = useNameOfNth();
  const text = useContentValue((content) => JSON.stringify(describePlace(place, content)));
  return useMemo(() => {
    const parts = JSON.parse(text) as PlaceParts | null;
    if (parts === null || place.kind === 'general') return null;
    const nameOf = ({ name, texts, nth }: PlaceParts['fields'][number]) => {
      const own = label(`editor.fields.${name}`, label(`editor.image.${name}`, label(`editor.video.${name}`, '')));
      return nameOfNth(label(`fields.${parts.type}.${texts}`, own), nth);
    };
    const field = parts.fields.map(nameOf).filter(Boolean).join(': ');
    if (place.kind === 'block') {
      const owner = nameOfNth(label(`blocks.${parts.type}.label`, parts.type), parts.nth);
      return { owner, field, open: () => act({ type: 'edit', key: place.key, field: place.field }) };
    }
    const activity = place.kind === 'seo' ? 'EditingSEOSettings' : 'EditingPageSettings';
    const open = () => act({ type: 'open', activity, field: place.field });
    return { owner: t(`editor.activities.${activity}`), field, open };
  }, [text, place, act, label, nameOfNth, t]);
}

/** 'Cards, 2nd' for one of several. */
function useNameOfNth() {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const ordinals = new Intl.PluralRules(i18n.language, { type: 'ordinal' });
    return (name: string, nth: number | null) => {
      if (nth === null || name === '') return name;
      return t(`editor.checks.nth.${ordinals.select(nth) as 'one' | 'two' | 'few' | 'other'}`, { name, nth });
    };
  }, [t, i18n.language]);
}
