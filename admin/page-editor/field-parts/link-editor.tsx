import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkValue } from '../../../site/shared/content-definition.ts';
import { normalizeLink } from '../../shared/links/index.ts';
import { type LinkKind, linkKinds } from '../content/link-value.ts';
import { LinkTargetPicker } from './link-target-picker.tsx';

type Props = {
  link: LinkValue | null;
  onChange: (link: LinkValue | null) => void;
  labelledBy?: string;
  describedBy?: string | undefined;
  hasError?: boolean;
  isReadOnly?: boolean;
};

const inputTypes: Record<Exclude<LinkKind, 'internal'>, 'url' | 'text' | 'email' | 'tel'> = {
  external: 'url',
  anchor: 'text',
  mail: 'email',
  phone: 'tel',
};

/** Kind and target of a link: a page is searched for, other targets are typed. Null without a target. */
export function LinkEditor({ link, onChange, labelledBy, describedBy, hasError = false, isReadOnly = false }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<LinkKind>(link?.kind ?? 'internal');
  const shown = link?.kind ?? kind;
  const choose = (chosen: string | null) => {
    const next = linkKinds.find((known) => known === chosen);
    if (next === undefined || next === shown) return;
    setKind(next);
    onChange(null);
  };
  return (
    <div className="ui-stack ui-gap-8" role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <Select
        aria-label={t('editor.link.kind')}
        data={linkKinds.map((value) => ({ value, label: t(`editor.link.kinds.${value}`) }))}
        value={shown}
        onChange={choose}
        allowDeselect={false}
        readOnly={isReadOnly}
      />
      {shown === 'internal' ? (
        <LinkTargetPicker link={link} onChange={onChange} hasError={hasError} isReadOnly={isReadOnly} />
      ) : (
        <TypedTarget key={shown} kind={shown} {...{ link, onChange, hasError, isReadOnly }} />
      )}
    </div>
  );
}

type TypedProps = Required<Pick<Props, 'link' | 'onChange' | 'hasError' | 'isReadOnly'>> & {
  kind: Exclude<LinkKind, 'internal'>;
};

function TypedTarget({ kind, link, onChange, hasError, isReadOnly }: TypedProps) {
  const { t } = useTranslation();
  const value = link?.value ?? '';
  const set = (typed: string) => onChange(typed === '' ? null : { kind, value: typed });
  return (
    <TextInput
      type={inputTypes[kind]}
      aria-label={t(`editor.link.targets.${kind}`)}
      placeholder={t(`editor.link.placeholders.${kind}`)}
      leftSection={kind === 'anchor' ? '#' : undefined}
      value={value}
      readOnly={isReadOnly}
      error={hasError}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={() => set(normalizeLink(kind, value))}
    />
  );
}
