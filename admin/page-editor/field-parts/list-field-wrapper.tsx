import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepFocus } from '../../shared/ui/index.ts';
import { FieldWrapper } from './field-wrapper.tsx';

type Props = {
  name: string;
  label: string;
  help: string | undefined;
  error: string | undefined;
  isOptional: boolean;
  count: number;
  /** Maximum number of items; undefined for any number. */
  max: number | undefined;
  children: (labelID: string) => ReactNode;
};

/** Wrapper of a field with several items: shows their number, and names the group of inputs. */
export function ListFieldWrapper({ count, max, children, ...field }: Props) {
  const { t } = useTranslation();
  const focusProps = useKeepFocus();
  const isCounted = max !== undefined && max > 1;
  return (
    <FieldWrapper {...field} aside={isCounted ? t('editor.rows.countOf', { count, max }) : undefined} isGroup>
      {({ labelID, describedBy }) => (
        <div
          {...focusProps}
          role="group"
          aria-labelledby={labelID}
          aria-describedby={describedBy}
          className="ui-stack ui-gap-8"
        >
          {children(labelID)}
        </div>
      )}
    </FieldWrapper>
  );
}
