import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput, NotFound } from '../errors/index.ts';
import { needsBody } from './needs-body.ts';
import { refuseHostileInput } from './read-json.ts';
import { type RequestState, stateOf } from './request-state.ts';
import { type AnyRoute, RawAnswer, type RestCall } from './route.ts';

const maxId = 2_147_483_647;

/** 404 where a path's id is no positive integer of the database's size. */
function readIds({ options }: AnyRoute, params: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(options.ids ?? {}).map(([name, { code, property }]) => {
      const value = params[name] ?? '';
      const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
      if (id < 1 || id > maxId) throw new NotFound(code, property);
      return [name, id];
    }),
  );
}

async function readCall(route: AnyRoute, request: FastifyRequest, state: RequestState): Promise<RestCall> {
  const params = request.params as Record<string, string>;
  const query = request.query as Record<string, unknown>;
  if ((request.body ?? undefined) === undefined && needsBody(route)) throw InvalidInput.of('V_12');
  const body: unknown = request.body ?? {};
  const ids = readIds(route, params);
  refuseHostileInput(params, route.options.entity);
  refuseHostileInput(query, route.options.entity);
  refuseHostileInput(body, route.options.entity);
  return { context: await state.context(), ids, params, query, body, request };
}

/** Runs a call that passed the guard. */
export async function answerCall(route: AnyRoute, request: FastifyRequest): Promise<unknown> {
  return route.handler(await readCall(route, request, stateOf(request)));
}

/** A success is always 200. */
export function sendAnswer(answer: unknown, reply: FastifyReply): FastifyReply {
  if (answer instanceof RawAnswer) return reply.code(answer.status).headers(answer.headers).send(answer.body);
  return reply.code(200).send(answer);
}
