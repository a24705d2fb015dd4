import { use } from 'react';
import style from './button-link.module.css';
import type { LinkValue } from './content-definition.ts';
import { DefaultLocale } from './default-locale.ts';
import { ArrowIcon } from './illustrations/icons.tsx';
import { readLink } from './links.ts';

/** `main` is filled, `second` outlined, `lit` is for the evening panel. */
type Look = 'main' | 'second' | 'lit';

type Props = { link: LinkValue | null; locale: string; label: string; look?: Look };

/** A link to another page as a button. Renders nothing without a label or a target. */
export function ButtonLink({ link, locale, label, look = 'main' }: Props) {
  const defaultLocale = use(DefaultLocale);
  const attributes = link && readLink(link, { locale, defaultLocale });
  if (!attributes || label.trim() === '') return null;
  return (
    <a className={`${style.button} ${style[look]}`} data-main-action={look === 'main' || undefined} {...attributes}>
      {label}
      <ArrowIcon />
    </a>
  );
}
