import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { checksOf, type PublicationCheck } from '../checks/publication-check.ts';
import { useCheckText } from '../checks/use-check-text.ts';
import { setAnchor } from '../content/change-content.ts';
import type { Block } from '../content/page-content.ts';
import { tidyAnchor } from '../content/tidy-anchor.ts';
import { useTools } from '../editor/editor-context.ts';
import { useChangeContent } from '../editor/use-content.ts';
import { FieldShell } from '../fields/field-shell.tsx';
import { useIsAnchorTaken } from './use-anchor-availability.ts';

const LIMIT = 255;

type Props = { block: Block; checks: readonly PublicationCheck[] };

/** The name by which links lead to a block; V_18 stands at it where another block of the page has it. */
export function AnchorField({ block, checks }: Props) {
  const { t } = useTranslation();
  const { isReadOnly } = useTools();
  const change = useChangeContent();
  const textOf = useCheckText();
  const isTaken = useIsAnchorTaken(block);
  const { key, anchorPoint } = block;
  const [check] = checksOf(checks, { kind: 'block', key }, 'anchorPoint');
  const error = isTaken ? t('errors.V_18') : check && textOf(check);
  return (
    <FieldShell
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
          maxLength={LIMIT}
          readOnly={isReadOnly}
          error={error !== undefined}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          onChange={(event) => change(setAnchor(key, tidyAnchor(event.currentTarget.value)))}
        />
      )}
    </FieldShell>
  );
}
