import { use } from 'react';
import style from './button-link.module.css';
import type { LinkValue } from './content-definition.ts';
import { DefaultLocale } from './default-locale.ts';
import { ArrowIcon } from './drawing/icons.tsx';
import { readLink } from './links.ts';

/** `main` is filled, `second` outlined, `lit` stands on the evening panel. */
type Look = 'main' | 'second' | 'lit';

type Props = { link: LinkValue | null; locale: string; label: string; look?: Look };

/** A button that goes on to another page. Nothing while its label or its target is missing. */
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
