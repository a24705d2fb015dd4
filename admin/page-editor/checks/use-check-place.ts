import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { useTools } from '../editor/editor-context.ts';
import { useContentValue } from '../editor/use-content.ts';
import type { CheckPlace } from './publication-check.ts';

/** Where a check leads, and how that is called. */
export function useCheckPlace(place: CheckPlace): { name: string; open: () => void } | null {
  const { t } = useTranslation();
  const label = useLabel();
  const { act } = useTools();
  const type = useTypeAt(place);
  switch (place.kind) {
    case 'general':
      return null;
    case 'seo':
      return {
        name: t('editor.activities.EditingSEOSettings'),
        open: () => act({ type: 'open', activity: 'EditingSEOSettings', field: place.field }),
      };
    case 'page-settings':
      return {
        name: t('editor.activities.EditingPageSettings'),
        open: () => act({ type: 'open', activity: 'EditingPageSettings', field: place.field }),
      };
    case 'block':
      return type === undefined
        ? null
        : {
            name: label(`blocks.${type}.label`, type),
            open: () => act({ type: 'edit', key: place.key, field: place.field }),
          };
  }
}

/** Type of the block that a check is about; that of the page where it is about no block. */
function useTypeAt(place: CheckPlace): string | undefined {
  return useContentValue(({ blocks, pageType }) =>
    place.kind === 'block' ? blocks.find(({ key }) => key === place.key)?.type : pageType.id,
  );
}

/** Name of the field that a check is about; empty where there is none. */
export function useCheckField(place: CheckPlace): string {
  const label = useLabel();
  const type = useTypeAt(place) ?? '';
  if (place.kind === 'general') return '';
  const [name = ''] = place.field.split('.');
  return label(`fields.${type}.${name}`, label(`editor.fields.${name}`, ''));
}
