import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { findFieldChecks, type PublicationCheck } from '../checks/publication-check.ts';
import { useCheckText } from '../checks/use-check-text.ts';
import { setAnchor } from '../content/change-content.ts';
import type { Block } from '../content/page-content.ts';
import { normaliseAnchor } from '../content/normalise-anchor.ts';
import { useEditorServices } from '../editor/editor-context.ts';
import { useChangeContent } from '../editor/use-content.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import { useIsAnchorTaken } from './use-is-anchor-taken.ts';

const MAX_ANCHOR_LENGTH = 255;

type Props = { block: Block; checks: readonly PublicationCheck[] };

/** The name by which links refer to a block; shows error V_18 if another block of the page has it. */
export function AnchorField({ block, checks }: Props) {
  const { t } = useTranslation();
  const { isReadOnly } = useEditorServices();
  const change = useChangeContent();
  const textOf = useCheckText();
  const isTaken = useIsAnchorTaken(block);
  const { key, anchorPoint } = block;
  const [check] = findFieldChecks(checks, { kind: 'block', key }, 'anchorPoint');
  const error = isTaken ? t('errors.V_18') : check && textOf(check);
  return (
    <FieldWrapper
      name="anchorPoint"
      label={t('editor.fields.anchorPoint')}
      help={t('editor.block.anchorHelp')}
      isOptional
      error={error}
    >
      {({ id, describedBy }) => (
        <TextInput
          id={id}
          aria-describedby={describedBy}
          leftSection="#"
          value={anchorPoint}
          maxLength={MAX_ANCHOR_LENGTH}
          readOnly={isReadOnly}
          error={error !== undefined}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          onChange={(event) => change(setAnchor(key, normaliseAnchor(event.currentTarget.value)))}
        />
      )}
    </FieldWrapper>
  );
}
