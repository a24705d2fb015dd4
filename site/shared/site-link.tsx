import { type ReactNode, use } from 'react';
import type { LinkValue } from './content-definition.ts';
import { DefaultLocale } from './default-locale.ts';
import { readLink } from './links.ts';

type Props = { link: LinkValue | null; locale: string; className?: string | undefined; children: ReactNode };

/** A link around its children; only the children if there is no valid target. */
export function SiteLink({ link, locale, className, children }: Props) {
  const defaultLocale = use(DefaultLocale);
  const attributes = link && readLink(link, { locale, defaultLocale });
  if (!attributes) return <>{children}</>;
  return (
    <a className={className} {...attributes}>
      {children}
    </a>
  );
}
