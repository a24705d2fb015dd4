import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCreatePageMutation, usePageTypesQuery } from '../generated/graphql.ts';
import { useMutationForm } from '../shared/forms/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { getEditorPath } from './address/page-path.ts';
import { proposeSlug } from './address/slug-proposal.ts';
import { useSlugCheck } from './address/use-slug-check.ts';

type Draft = { title: string; type: string | undefined; locale: string | undefined; typedSlug: string | undefined };

/** Form state for a new page: type and title (which the address may preset), generated slug, and creation. */
export function useNewPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const requestedType = params.get('type')?.toLowerCase();
  const { defaultLocale, customSlugLocales } = useSettings();
  const { data } = usePageTypesQuery();
  const [createPage] = useCreatePageMutation();
  const [draft, setDraft] = useState<Draft>({
    title: params.get('title') ?? '',
    type: undefined,
    locale: undefined,
    typedSlug: undefined,
  });
  const form = useMutationForm('create-page', createPage, ({ page }) => {
    if (page) void navigate(getEditorPath(page.id));
  });

  const types = data?.pageTypes ?? [];
  const type = types.find(({ id }) =>
    draft.type === undefined ? id.toLowerCase() === requestedType : id === draft.type,
  ) ??
    types[0] ?? { id: '', slugPrefix: '' };
  const locale = draft.locale ?? defaultLocale;
  const typedSlug = customSlugLocales.includes(locale) ? draft.typedSlug : undefined;
  const slug = typedSlug ?? proposeSlug({ title: draft.title, locale, type });
  const slugCheck = useSlugCheck(slug, locale);

  return {
    form,
    types,
    title: draft.title,
    type: type.id,
    locale,
    slug,
    slugCheck,
    change: (next: Partial<Draft>) => setDraft((current) => ({ ...current, ...next })),
    create: () => form.send({ input: { title: draft.title, slug, type: type.id, locale } }),
  };
}
