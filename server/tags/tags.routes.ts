import { z } from 'zod';
import { errorItemSchema, type RestRoutes } from '../shared/rest/index.ts';
import { findTagNames, findTagNamesInput } from './find-tag-names.ts';
import { validateTag, validateTagInput } from './validate-tag.ts';

const names = z.array(z.string());
const anyone = { tag: 'Tags', entity: 'tag', access: 'anyone', effect: 'read' } as const;
const staff = { tag: 'Tags', entity: 'tag', access: 'signed-in', effect: 'read' } as const;

const validity = z.object({
  valid: z.boolean(),
  Errors: z.array(errorItemSchema).describe('errors of the name'),
});

/** Tag names; the public ones for anyone. */
export const tagsRoutes: RestRoutes = (rest) => {
  rest.get('/tags/fetch', { ...anyone, summary: 'All public tags', success: names }, ({ context }) =>
    findTagNames(context, 'public'),
  );
  rest.post(
    '/tags/search',
    { ...anyone, summary: 'Public tags with a term in them', body: findTagNamesInput, success: names },
    ({ context, body }) => findTagNames(context, 'public', body ?? {}),
  );
  rest.get('/tags/fetch-private', { ...staff, summary: 'All private tags', success: names }, ({ context }) =>
    findTagNames(context, 'private'),
  );
  rest.post(
    '/tags/search-private',
    { ...staff, summary: 'Private tags with a term in them', body: findTagNamesInput, success: names },
    ({ context, body }) => findTagNames(context, 'private', body ?? {}),
  );
  rest.post(
    '/tags/validate',
    { ...staff, summary: 'Whether a text can be a tag', body: validateTagInput, success: validity },
    ({ context, body }) => {
      const Errors = validateTag(context, body);
      return { valid: Errors.length === 0, Errors };
    },
  );
};
