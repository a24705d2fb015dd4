import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput, NotFound, Errors } from '../../errors/index.ts';
import { requiresBody } from './requires-body.ts';
import { refuseHostileInput } from './parse-json-body.ts';
import { type RequestState, requestStateOf } from './request-state.ts';
import { type RestRoute, RawResponse, type RestCall } from './route.ts';

const maxId = 2_147_483_647;

/** Reads the ids of a path. Throws 404 if one is not a positive 32-bit integer. */
function readIds({ options }: RestRoute, params: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(options.ids ?? {}).map(([name, { code, property }]) => {
      const value = params[name] ?? '';
      const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
      if (id < 1 || id > maxId) throw new NotFound(code, property);
      return [name, id];
    }),
  );
}

async function readCall(route: RestRoute, request: FastifyRequest, state: RequestState): Promise<RestCall> {
  const params = request.params as Record<string, string>;
  const query = request.query as Record<string, unknown>;
  if ((request.body ?? undefined) === undefined && requiresBody(route)) throw InvalidInput.of(Errors.invalid);
  const body: unknown = request.body ?? {};
  const ids = readIds(route, params);
  refuseHostileInput(params, route.options.entity);
  refuseHostileInput(query, route.options.entity);
  refuseHostileInput(body, route.options.entity);
  return { context: await state.context(), ids, params, query, body, request };
}

/** Runs the handler of a call that passed the guard. */
export async function runCall(route: RestRoute, request: FastifyRequest): Promise<unknown> {
  return route.handler(await readCall(route, request, requestStateOf(request)));
}

/** Sends a response; a success is always 200. */
export function sendResponse(response: unknown, reply: FastifyReply): FastifyReply {
  if (response instanceof RawResponse) return reply.code(response.status).headers(response.headers).send(response.body);
  return reply.code(200).send(response);
}
