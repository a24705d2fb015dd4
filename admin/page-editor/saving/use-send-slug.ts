import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSlugMutation } from '../../generated/graphql.ts';
import { announce } from '../../shared/ui/index.ts';
import { pathOf } from '../content/page-path.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useSlugDraft } from '../editor/use-slug-draft.ts';

/** What becomes of the links to the old address. */
export type LinkChoice = 'update' | 'keep';

const unreachable = [{ code: 'G_01', property: '' }] as const;

/** Gives the page another slug and returns whether the server took it; a refusal stands in the slug draft. */
export function useSendSlug(): (slug: string, links: LinkChoice) => Promise<boolean> {
  const { t } = useTranslation();
  const { page, defaultLocale } = useEditor();
  const { update } = useSlugDraft();
  const [changeSlug] = useChangeSlugMutation();
  const { id, locale } = page;
  return useCallback(
    async (slug, links) => {
      update({ isSending: true });
      const variables = { pageID: id, slug, shouldUpdateLinks: links === 'update' };
      const errors = await changeSlug({ variables }).then(
        ({ data }) => data?.changeSlug.errors ?? unreachable,
        () => unreachable,
      );
      const [error = null] = errors;
      update(error ? { isSending: false, error } : { isSending: false, error, typed: null });
      if (error === null) announce(t('editor.address.changed', { path: pathOf({ locale, slug }, defaultLocale) }));
      return error === null;
    },
    [changeSlug, update, t, id, locale, defaultLocale],
  );
}
