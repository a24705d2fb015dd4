import { z } from 'zod';
import { type RestRoutes, succeed, successSchema } from '../shared/rest/index.ts';
import { acceptPublication } from './accept-publication.ts';
import { fetchRequests, getRequest } from './list-publications.ts';
import {
  acceptPublicationInput,
  rejectPublicationInput,
  requestPublicationInput,
  unpublishInput,
} from './publication.input.ts';
import { publishPage } from './publish-page.ts';
import { rejectPublication } from './reject-publication.ts';
import { requestPublication } from './request-publication.ts';
import { revokePublication } from './revoke-publication.ts';
import { unpublishPage } from './unpublish-page.ts';

const described = {
  tag: 'Publication',
  entity: 'page',
  ids: { id: { code: 'PM_01', property: '' } },
  success: successSchema({}),
} as const;

const openRequest = z
  .object({
    pageID: z.int(),
    pageVersionID: z.int(),
    title: z.string(),
    comment: z.string(),
    requestedBy: z.object({ ID: z.int().describe('0 when that user was removed'), name: z.string() }),
    requestedAt: z.iso.datetime(),
  })
  .meta({ id: 'OpenPublicationRequest' });

/** Asking for a page's publication, and taking that back. */
const requestRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/:id/request-publication',
    {
      ...described,
      summary: 'Ask for a page to be published, or ask again',
      access: 'edit-page',
      entity: 'request',
      body: requestPublicationInput,
      errors: { 409: ['V_07'] },
    },
    async ({ context, ids: { id }, body }) => {
      await requestPublication(context, id, body);
      return succeed({});
    },
  );

  rest.post(
    '/page/:id/revoke-publication',
    {
      ...described,
      summary: 'Take a request back: whoever asked, or publish-page',
      access: 'signed-in',
      tokenScopes: ['edit-page', 'publish-page'],
      errors: { 409: ['V_07'] },
    },
    async ({ context, ids: { id } }) => {
      await revokePublication(context, id);
      return succeed({});
    },
  );

  rest.get(
    '/page/version/:id/fetch-request-comment',
    {
      ...described,
      summary: "The comment of a version's last request",
      access: 'signed-in',
      success: z.object({ comment: z.string().nullable().describe('null where there was no request') }),
    },
    async ({ context, ids: { id } }) => ({ comment: (await getRequest(context, id))?.comment ?? null }),
  );

  rest.get(
    '/page/fetch-request',
    {
      tag: described.tag,
      summary: 'The open requests, oldest first',
      access: 'signed-in',
      entity: 'page',
      success: z.array(openRequest),
    },
    ({ context }) => fetchRequests(context),
  );
};

/** Answering requests. */
const reviewRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/version/:id/accept-publication',
    {
      ...described,
      summary: 'Publish the requested version',
      access: 'publish-page',
      entity: 'request',
      body: acceptPublicationInput,
      errors: { 400: ['V_01', 'V_13'], 409: ['V_06', 'V_07', 'V_18'] },
    },
    async ({ context, ids: { id }, body }) => {
      await acceptPublication(context, id, body);
      return succeed({});
    },
  );

  rest.post(
    '/page/version/:id/reject-publication',
    {
      ...described,
      summary: 'Refuse a request',
      access: 'publish-page',
      entity: 'request',
      body: rejectPublicationInput,
      errors: { 409: ['V_07'] },
    },
    async ({ context, ids: { id }, body }) => {
      await rejectPublication(context, id, body);
      return succeed({});
    },
  );
};

/** What brings a page to visitors and takes it away. */
export const publicationRoutes: RestRoutes = (rest) => {
  requestRoutes(rest);
  reviewRoutes(rest);

  rest.post(
    '/page/:id/publish',
    {
      ...described,
      summary: 'Publish a page',
      access: 'publish-page',
      errors: { 400: ['V_01', 'V_13'], 409: ['V_06', 'V_07', 'V_18'] },
    },
    async ({ context, ids: { id } }) => {
      await publishPage(context, id);
      return succeed({});
    },
  );

  rest.post(
    '/page/:id/unpublish',
    {
      ...described,
      summary: 'Take a page off the site',
      access: 'publish-page',
      body: unpublishInput,
      errors: { 409: ['V_07'] },
    },
    async ({ context, ids: { id }, body }) => {
      await unpublishPage(context, id, body);
      return succeed({});
    },
  );
};
