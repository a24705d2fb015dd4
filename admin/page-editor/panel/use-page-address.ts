import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSlugMutation } from '../../generated/graphql.ts';
import { type Availability, proposeSlug, useSlugAvailability } from '../../pages/index.ts';
import { useErrorText } from '../../shared/errors/index.ts';
import { useSettings } from '../../shared/settings/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { pageTypeOf } from '../content/definitions.ts';
import { pathOf } from '../content/page-path.ts';
import { useEditor } from '../editor/editor-context.ts';

export type LinkChoice = 'update' | 'keep';

export type PageAddress = {
  /** Elsewhere the slug follows from the title. */
  mayType: boolean;
  slug: string;
  /** The slug that the page would get; null where it has that one. */
  next: { slug: string; path: string } | null;
  availability: Availability;
  error: string | undefined;
  type: (slug: string) => void;
  change: (links: LinkChoice) => Promise<void>;
};

/** The page's slug as it is typed or follows from the stored title, and giving it to the page. */
export function usePageAddress(): PageAddress {
  const { t } = useTranslation();
  const { page, defaultLocale } = useEditor();
  const { customSlugLocales } = useSettings();
  const errorText = useErrorText();
  const [changeSlug] = useChangeSlugMutation();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  const { id, locale, title } = page;
  const mayType = customSlugLocales.includes(locale);
  const type = { id: page.type, slugPrefix: pageTypeOf(page.type)?.slugPrefix ?? '' };
  const wanted = (mayType ? typed : proposeSlug({ title, locale, type })) ?? page.slug;
  const isNew = wanted !== '' && wanted !== page.slug;
  const availability = useSlugAvailability(isNew ? wanted : '', locale);

  const change = async (links: LinkChoice) => {
    const variables = { pageID: id, slug: wanted, shouldUpdateLinks: links === 'update' };
    const refused = await changeSlug({ variables }).then(
      ({ data }) => data?.changeSlug.errors ?? [{ code: 'G_01', property: '' }],
      () => [{ code: 'G_01', property: '' }],
    );
    const [first] = refused;
    setError(first && (first.code === 'V_06' || first.code === 'V_12' ? t('newPage.slugTaken') : errorText(first)));
    if (first) return;
    setTyped(null);
    announce(t('editor.address.changed', { path: pathOf({ locale, slug: wanted }, defaultLocale) }));
  };
  return {
    mayType,
    slug: mayType ? wanted : page.slug,
    next: isNew ? { slug: wanted, path: pathOf({ locale, slug: wanted }, defaultLocale) } : null,
    availability,
    error,
    type: (slug) => {
      setTyped(slug);
      setError(undefined);
    },
    change,
  };
}
