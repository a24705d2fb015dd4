import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { useEditorServices } from '../editor/editor-context.ts';
import { useContentValue } from '../editor/use-content.ts';
import { describePlace, type PlaceDescription } from './describe-place.ts';
import type { CheckPlace } from './publication-check.ts';

export type NamedPlace = {
  /** The block, or the panel: 'Columns, 2nd', 'Page settings'. */
  owner: string;
  /** The field in it, from the outermost: 'Cards, 2nd: Title'; empty if the check is about no field. */
  field: string;
  /** Opens the panel and focuses the field. */
  open: () => void;
};

/** Returns the name of a check's place and the function that opens it; null if there is no such place. */
export function useCheckPlace(place: CheckPlace): NamedPlace | null {
  const { t } = useTranslation();
  const { dispatch } = useEditorServices();
  const label = useLabel();
  const withOrdinal = useOrdinalName();
  const text = useContentValue((content) => JSON.stringify(describePlace(place, content)));
  return useMemo(() => {
    const parts = JSON.parse(text) as PlaceDescription | null;
    if (parts === null || place.kind === 'general') return null;
    const nameOf = ({ name, textKey, ordinal }: PlaceDescription['fields'][number]) => {
      const own = label(`editor.fields.${name}`, label(`editor.image.${name}`, label(`editor.video.${name}`, '')));
      return withOrdinal(label(`fields.${parts.type}.${textKey}`, own), ordinal);
    };
    const field = parts.fields.map(nameOf).filter(Boolean).join(': ');
    if (place.kind === 'block') {
      const owner = withOrdinal(label(`blocks.${parts.type}.label`, parts.type), parts.ordinal);
      return { owner, field, open: () => dispatch({ type: 'edit', key: place.key, field: place.field }) };
    }
    const activity = place.kind === 'seo' ? 'EditingSEOSettings' : 'EditingPageSettings';
    const open = () => dispatch({ type: 'open', activity, field: place.field });
    return { owner: t(`editor.activities.${activity}`), field, open };
  }, [text, place, dispatch, label, withOrdinal, t]);
}

/** Returns a function that adds an ordinal to a name: 'Cards, 2nd'. */
function useOrdinalName() {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const ordinals = new Intl.PluralRules(i18n.language, { type: 'ordinal' });
    return (name: string, ordinal: number | null) => {
      if (ordinal === null || name === '') return name;
      return t(`editor.checks.nth.${ordinals.select(ordinal) as 'one' | 'two' | 'few' | 'other'}`, {
        name,
        nth: ordinal,
      });
    };
  }, [t, i18n.language]);
}
