import { useTranslation } from 'react-i18next';
import { useLabel } from '../i18n/labels.ts';
import { type ChangeRow, isSeoField, type WholeMark } from './change-rows.ts';

/** What a change is called: the block or part of the page, its field, and what became of it. */
export function useChangeNames(pageType: string) {
  const { t } = useTranslation();
  const label = useLabel();
  const markName = (mark: WholeMark | 'changed') => t(`comparison.marks.${mark}`);
  const blockName = (type: string) => label(`blocks.${type}.label`, type);
  const ownerName = ({ blockType, field }: ChangeRow) => {
    if (blockType !== null) return blockName(blockType);
    return field !== null && isSeoField(field.name) ? t('comparison.seo') : t('comparison.page');
  };
  const fieldLabel = (blockType: string | null, path: string) => {
    const [name = ''] = path.split('.');
    return label(`fields.${blockType ?? pageType}.${name}`, label(`editor.fields.${name}`, path));
  };
  const fieldName = ({ blockType, field }: ChangeRow) => (field === null ? '' : fieldLabel(blockType, field.name));
  return { markName, blockName, ownerName, fieldLabel, fieldName };
}
