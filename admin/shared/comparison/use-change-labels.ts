import { useTranslation } from 'react-i18next';
import { useLabel } from '../i18n/labels.ts';
import { type ComparisonRow, isSeoField, type WholeBlockMark } from './comparison-rows.ts';

/** Returns functions for the labels of a change: block or page part, field, and kind of change. */
export function useChangeLabels(pageType: string) {
  const { t } = useTranslation();
  const label = useLabel();
  const markName = (mark: WholeBlockMark | 'changed') => t(`comparison.marks.${mark}`);
  const blockName = (type: string) => label(`blocks.${type}.label`, type);
  const ownerName = ({ blockType, field }: ComparisonRow) => {
    if (blockType !== null) return blockName(blockType);
    return field !== null && isSeoField(field.name) ? t('comparison.seo') : t('comparison.page');
  };
  const fieldLabel = (blockType: string | null, path: string) => {
    const [name = ''] = path.split('.');
    return label(`fields.${blockType ?? pageType}.${name}`, label(`editor.fields.${name}`, path));
  };
  const fieldName = ({ blockType, field }: ComparisonRow) => (field === null ? '' : fieldLabel(blockType, field.name));
  return { markName, blockName, ownerName, fieldLabel, fieldName };
}
