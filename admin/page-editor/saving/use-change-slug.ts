import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSlugMutation } from '../../generated/graphql.ts';
import { announce } from '../../shared/ui/index.ts';
import { toPagePath } from '../content/page-path.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useSlugDraft } from '../editor/use-slug-draft.ts';
import { Errors } from '../../generated/errors.ts';

/** Whether links to the old address are updated. */
export type LinkUpdateChoice = 'update' | 'keep';

const UNREACHABLE = [{ code: Errors.general, property: '' }] as const;

/** Returns a function that changes the slug and returns whether it succeeded; an error is put into the slug draft. */
export function useChangeSlug(): (slug: string, links: LinkUpdateChoice) => Promise<boolean> {
  const { t } = useTranslation();
  const { page, defaultLocale } = usePageEditor();
  const { update } = useSlugDraft();
  const [changeSlug] = useChangeSlugMutation();
  const { id, locale } = page;
  return useCallback(
    async (slug, links) => {
      update({ isSending: true });
      const variables = { pageID: id, slug, shouldUpdateLinks: links === 'update' };
      const errors = await changeSlug({ variables }).then(
        ({ data }) => data?.changeSlug.errors ?? UNREACHABLE,
        () => UNREACHABLE,
      );
      const [error = null] = errors;
      update(error ? { isSending: false, error } : { isSending: false, error, typed: null });
      if (error === null) announce(t('editor.address.changed', { path: toPagePath({ locale, slug }, defaultLocale) }));
      return error === null;
    },
    [changeSlug, update, t, id, locale, defaultLocale],
  );
}
