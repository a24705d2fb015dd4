import type { Field } from '../../../site/shared/content-definition.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { type CheckOwner, findFieldChecks } from '../checks/publication-check.ts';
import { useCheckText } from '../checks/use-check-text.ts';
import { setFiles, setImages, setProp } from '../content/change-content.ts';
import type { FileItem, ImageItem } from '../content/page-content.ts';
import { getFieldTextKey, getValueAt } from '../content/group-row-path.ts';
import { useEditorServices } from '../editor/editor-context.ts';
import { useChangeContent } from '../editor/use-content.ts';
import type { FieldScope } from './field-scope.ts';

/** What a field's input needs: its texts, its value with a setter, and the texts of its checks. */
export function useField({ name }: Field, { owner, ownerID, content, prefix = '', checks }: FieldScope) {
  const labelOf = useLabel();
  const change = useChangeContent();
  const { isReadOnly } = useEditorServices();
  const textOf = useCheckText();
  const path = `${prefix}${name}`;
  const texts = `${ownerID}.${getFieldTextKey(path)}` as const;
  const checkOwner: CheckOwner = owner.kind === 'block' ? owner : { kind: 'page-settings' };
  const own = findFieldChecks(checks, checkOwner, path);
  const errorAt = (place: string): string | undefined => {
    const check = own.find((one) => one.place.kind !== 'general' && one.place.field === place);
    return check && textOf(check);
  };
  return {
    common: {
      name: path,
      label: labelOf(`fields.${texts}`, name),
      help: labelOf(`fieldHelp.${texts}`, '') || undefined,
      error: errorAt(path),
      isReadOnly,
    },
    value: getValueAt(content.props, path),
    texts,
    errorAt,
    onChange: (value: unknown) => change(setProp(owner, path, value)),
    images: content.images.find((group) => group.name === path)?.items ?? [],
    setImages: (images: readonly ImageItem[]) => change(setImages(owner, path, images)),
    files: content.files.find((group) => group.name === path)?.items ?? [],
    setFiles: (files: readonly FileItem[]) => change(setFiles(owner, path, files)),
  };
}
