import { z } from 'zod';
import { type RestRoutes, successBody, successSchema } from '../shared/rest/index.ts';
import { acceptPublication } from './accept-publication.ts';
import { listAllPublicationRequests, getLastPublicationRequest } from './list-publications.ts';
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
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = {
  tag: 'Publication',
  entity: 'page',
  ids: { id: { code: Errors.pageNotFound, property: '' } },
  success: successSchema({}),
} as const;

const openRequestResponse = z
  .object({
    pageID: z.int(),
    pageVersionID: z.int(),
    title: z.string(),
    comment: z.string(),
    requestedBy: z.object({ ID: z.int().describe('0 if that user was removed'), name: z.string() }),
    requestedAt: z.iso.datetime(),
  })
  .meta({ id: 'OpenPublicationRequest' });

/** Requesting a page's publication, and withdrawing the request. */
const requestRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/:id/request-publication',
    {
      ...routeDefaults,
      summary: 'Request the publication of a page, or send the request again',
      access: 'edit-page',
      entity: 'request',
      body: requestPublicationInput,
      errors: { 409: [Errors.invalidState] },
    },
    async ({ context, ids: { id }, body }) => {
      await requestPublication(context, id, body);
      return successBody({});
    },
  );

  rest.post(
    '/page/:id/revoke-publication',
    {
      ...routeDefaults,
      summary: 'Withdraw a request: publish-page, or the requester',
      access: 'signed-in',
      tokenScopes: ['edit-page', 'publish-page'],
      errors: { 409: [Errors.invalidState] },
    },
    async ({ context, ids: { id } }) => {
      await revokePublication(context, id);
      return successBody({});
    },
  );

  rest.get(
    '/page/version/:id/fetch-request-comment',
    {
      ...routeDefaults,
      summary: "The comment of a version's last request",
      access: 'signed-in',
      success: z.object({ comment: z.string().nullable().describe('null if there was no request') }),
    },
    async ({ context, ids: { id } }) => ({ comment: (await getLastPublicationRequest(context, id))?.comment ?? null }),
  );

  rest.get(
    '/page/fetch-request',
    {
      tag: routeDefaults.tag,
      summary: 'The open requests, oldest first',
      access: 'signed-in',
      entity: 'page',
      success: z.array(openRequestResponse),
    },
    ({ context }) => listAllPublicationRequests(context),
  );
};

/** Deciding requests. */
const decisionRoutes: RestRoutes = (rest) => {
  rest.post(
    '/page/version/:id/accept-publication',
    {
      ...routeDefaults,
      summary: 'Publish the requested version',
      access: 'publish-page',
      entity: 'request',
      body: acceptPublicationInput,
      errors: {
        400: [Errors.required, Errors.invalidUrl],
        409: [Errors.alreadyExists, Errors.invalidState, Errors.duplicateOnPage],
      },
    },
    async ({ context, ids: { id }, body }) => {
      await acceptPublication(context, id, body);
      return successBody({});
    },
  );

  rest.post(
    '/page/version/:id/reject-publication',
    {
      ...routeDefaults,
      summary: 'Reject a request',
      access: 'publish-page',
      entity: 'request',
      body: rejectPublicationInput,
      errors: { 409: [Errors.invalidState] },
    },
    async ({ context, ids: { id }, body }) => {
      await rejectPublication(context, id, body);
      return successBody({});
    },
  );
};

/** Publishing and unpublishing pages, and publication requests. */
export const publicationRoutes: RestRoutes = (rest) => {
  requestRoutes(rest);
  decisionRoutes(rest);

  rest.post(
    '/page/:id/publish',
    {
      ...routeDefaults,
      summary: 'Publish a page',
      access: 'publish-page',
      errors: {
        400: [Errors.required, Errors.invalidUrl],
        409: [Errors.alreadyExists, Errors.invalidState, Errors.duplicateOnPage],
      },
    },
    async ({ context, ids: { id } }) => {
      await publishPage(context, id);
      return successBody({});
    },
  );

  rest.post(
    '/page/:id/unpublish',
    {
      ...routeDefaults,
      summary: 'Take a page off the site',
      access: 'publish-page',
      body: unpublishInput,
      errors: { 409: [Errors.invalidState] },
    },
    async ({ context, ids: { id }, body }) => {
      await unpublishPage(context, id, body);
      return successBody({});
    },
  );
};
