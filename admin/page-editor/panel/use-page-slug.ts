import { useEffect } from 'react';
import { proposeSlug, type SlugCheck, useSlugCheck } from '../../pages/index.ts';
import { useSettings } from '../../shared/settings/index.ts';
import type { CheckError } from '../checks/publication-check.ts';
import { findPageTypeDefinition } from '../content/definitions.ts';
import { toPagePath } from '../content/page-path.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useSlugDraft } from '../editor/use-slug-draft.ts';
import { type LinkUpdateChoice, useChangeSlug } from '../saving/use-change-slug.ts';

export type PageSlugState = {
  /** Whether the slug can be typed; in other locales it follows from the title. */
  isEditable: boolean;
  slug: string;
  /** The slug that the page would get; null if it has that one already. */
  newSlug: { slug: string; path: string } | null;
  check: SlugCheck;
  error: CheckError | null;
  setTypedSlug: (slug: string) => void;
  change: (links: LinkUpdateChoice) => Promise<boolean>;
};

/** The page's slug as typed or derived from the stored title, its check, and the function that changes it. */
export function usePageSlug(): PageSlugState {
  const { page, defaultLocale } = usePageEditor();
  const { customSlugLocales } = useSettings();
  const { typed, error, update } = useSlugDraft();
  const send = useChangeSlug();

  const { locale, title } = page;
  const isEditable = customSlugLocales.includes(locale);
  const type = { id: page.type, slugPrefix: findPageTypeDefinition(page.type)?.slugPrefix ?? '' };
  const wantedSlug = (isEditable ? typed : proposeSlug({ title, locale, type })) ?? page.slug;
  const isNew = wantedSlug !== '' && wantedSlug !== page.slug;
  const check = useSlugCheck(isNew ? wantedSlug : '', locale);
  const { recheck } = check;
  useEffect(() => {
    if (error !== null) recheck();
  }, [error, recheck]);
  return {
    isEditable,
    slug: isEditable ? wantedSlug : page.slug,
    newSlug: isNew ? { slug: wantedSlug, path: toPagePath({ locale, slug: wantedSlug }, defaultLocale) } : null,
    check,
    error,
    setTypedSlug: (slug) => update({ typed: slug, error: null }),
    change: (links) => send(wantedSlug, links),
  };
}
