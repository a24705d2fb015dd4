import { useEffect } from 'react';
import { proposeSlug, type SlugCheck, useSlugCheck } from '../../pages/index.ts';
import { useSettings } from '../../shared/settings/index.ts';
import type { CheckError } from '../checks/publication-check.ts';
import { pageTypeOf } from '../content/definitions.ts';
import { pathOf } from '../content/page-path.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useSlugDraft } from '../editor/use-slug-draft.ts';
import { type LinkChoice, useSendSlug } from '../saving/use-send-slug.ts';

export type PageAddress = {
  /** Elsewhere the slug follows from the title. */
  mayType: boolean;
  slug: string;
  /** The slug that the page would get; null where it has that one. */
  next: { slug: string; path: string } | null;
  check: SlugCheck;
  error: CheckError | null;
  type: (slug: string) => void;
  change: (links: LinkChoice) => Promise<boolean>;
};

/** The page's slug as it is typed or follows from the stored title, and giving it to the page. */
export function usePageAddress(): PageAddress {
  const { page, defaultLocale } = useEditor();
  const { customSlugLocales } = useSettings();
  const { typed, error, update } = useSlugDraft();
  const send = useSendSlug();

  const { locale, title } = page;
  const mayType = customSlugLocales.includes(locale);
  const type = { id: page.type, slugPrefix: pageTypeOf(page.type)?.slugPrefix ?? '' };
  const wanted = (mayType ? typed : proposeSlug({ title, locale, type })) ?? page.slug;
  const isNew = wanted !== '' && wanted !== page.slug;
  const check = useSlugCheck(isNew ? wanted : '', locale);
  const { askAgain } = check;
  useEffect(() => {
    if (error !== null) askAgain();
  }, [error, askAgain]);
  return {
    mayType,
    slug: mayType ? wanted : page.slug,
    next: isNew ? { slug: wanted, path: pathOf({ locale, slug: wanted }, defaultLocale) } : null,
    check,
    error,
    type: (slug) => update({ typed: slug, error: null }),
    change: (links) => send(wanted, links),
  };
}
