import type { AnyRoute, FileAnswer } from '../route.ts';
import { needsBody } from '../needs-body.ts';
import { operationId } from '../route-schema.ts';
import { headerComponents, headersOf } from './answer-headers.ts';
import { createExamples } from './create-examples.ts';
import type { Content, Description, Operation, Response } from './description.ts';
import { failureExamples, FailureResponses, failureSchemaWith } from './failure-responses.ts';
import { failuresOf } from './failures-of.ts';

type MakeExample = ReturnType<typeof createExamples>;

const json = 'application/json';
const headers = headersOf('usual');

/** A body or answer with an example of what its schema allows. */
function withExample(content: Content | undefined, make: MakeExample): Content {
  return Object.fromEntries(
    Object.entries(content ?? {}).map(([type, media]) => [
      type,
      { ...media, example: media.example ?? make(media.schema) },
    ]),
  );
}

const bytesOf = (types: readonly string[]): Content => Object.fromEntries(types.map((type) => [type, {}]));

/** A file is answered whole, and where the client asks for it a part of it, or word that it has not changed. */
function fileResponses({ contentTypes, inParts = false }: FileAnswer): Record<string, Response> {
  const content = bytesOf(contentTypes);
  const whole = { 200: { description: 'The file.', headers, content } };
  if (!inParts) return whole;
  return {
    ...whole,
    206: { description: 'The bytes that `Range` asked for.', headers, content },
    304: { description: 'The file is the one that `If-None-Match` names.' },
    416: { description: 'The file has no such bytes; `Content-Range` says how many it has.' },
  };
}

/** Where failures answer 200 too, its body is either. */
function successResponse(operation: Operation, route: AnyRoute, make: MakeExample): Response {
  const content = withExample(operation.responses?.[200]?.content, make);
  const success = { description: 'Success.', headers, content };
  const softened = failuresOf(route).get(200);
  const media = content[json];
  if (!softened || !media) return success;
  const schema = { anyOf: [media.schema, failureSchemaWith(softened)] };
  const examples = { Success: { summary: 'Success', value: media.example }, ...failureExamples(softened) };
  return {
    ...success,
    description: 'Success, or a failure: look at `Success`.',
    content: { [json]: { schema, examples } },
  };
}

function completeOperation(
  operation: Operation,
  route: AnyRoute,
  { make, failures }: { make: MakeExample; failures: FailureResponses },
): Operation {
  const { parameters, requestBody } = operation;
  const refused = [...failuresOf(route)].filter(([status]) => status !== 200);
  const { file } = route.options;
  return {
    ...operation,
    ...(parameters && { parameters: parameters.map((one) => ({ ...one, example: make(one.schema, one.name) })) }),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        required: requestBody.required === true || needsBody(route),
        content: withExample(requestBody.content, make),
      },
    }),
    responses: {
      ...(file ? fileResponses(file) : { 200: successResponse(operation, route, make) }),
      ...Object.fromEntries(refused.map(([status, codes]) => [status, failures.refer(status, codes)])),
    },
  };
}

/** The description with every failure that a call can answer, its headers, and an example of every body and answer. */
export function completeDescription(description: Description, routes: readonly AnyRoute[]): Description {
  const { paths = {}, components } = description;
  const failures = new FailureResponses();
  const parts = { make: createExamples(components?.schemas ?? {}), failures };
  const routesById = new Map(routes.map((route) => [operationId(route), route]));
  const complete = (operation: Operation): Operation => {
    const route = routesById.get(operation.operationId ?? '');
    return route ? completeOperation(operation, route, parts) : operation;
  };
  const described = Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, complete(operation)])),
    ]),
  );
  return {
    ...description,
    paths: described,
    components: { ...components, headers: headerComponents, responses: failures.all },
  };
}
