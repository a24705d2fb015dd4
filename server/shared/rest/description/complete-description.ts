import type { RestRoute, FileResponse } from '../routes/route.ts';
import { requiresBody } from '../routes/requires-body.ts';
import { operationIdOf } from '../routes/to-route-schema.ts';
import { responseHeaderComponents, responseHeadersFor } from './response-headers.ts';
import { createExampleGenerator } from './create-example-generator.ts';
import type { OpenApiContent, OpenApiDocument, OpenApiOperation, OpenApiResponse } from './openapi-document.ts';
import { failureExamplesFor, FailureResponses, failureSchemaFor } from './failure-responses.ts';
import { listRouteFailures } from './list-route-failures.ts';

type CreateExample = ReturnType<typeof createExampleGenerator>;

const json = 'application/json';
const headers = responseHeadersFor('usual');

/** Adds an example that matches the schema. */
function withExample(content: OpenApiContent | undefined, createExample: CreateExample): OpenApiContent {
  return Object.fromEntries(
    Object.entries(content ?? {}).map(([type, media]) => [
      type,
      { ...media, example: media.example ?? createExample(media.schema) },
    ]),
  );
}

const binaryContent = (types: readonly string[]): OpenApiContent => Object.fromEntries(types.map((type) => [type, {}]));

/** Responses of a file: complete, and if supported partial or not modified. */
function fileResponses({ contentTypes, supportsRanges = false }: FileResponse): Record<string, OpenApiResponse> {
  const content = binaryContent(contentTypes);
  const whole = { 200: { description: 'The file.', headers, content } };
  if (!supportsRanges) return whole;
  return {
    ...whole,
    206: { description: 'The bytes that `Range` asked for.', headers, content },
    304: { description: 'The file is the one that `If-None-Match` names.' },
    416: { description: 'The file has no such bytes; `Content-Range` says how many it has.' },
  };
}

/** The response of a success, whose body is a success or a failure if failures are sent with 200 too. */
function successResponse(operation: OpenApiOperation, route: RestRoute, createExample: CreateExample): OpenApiResponse {
  const content = withExample(operation.responses?.[200]?.content, createExample);
  const success = { description: 'Success.', headers, content };
  const failureCodes = listRouteFailures(route).get(200);
  const media = content[json];
  if (!failureCodes || !media) return success;
  const schema = { anyOf: [media.schema, failureSchemaFor(failureCodes)] };
  const examples = { Success: { summary: 'Success', value: media.example }, ...failureExamplesFor(failureCodes) };
  return {
    ...success,
    description: 'Success or failure, see `Success`.',
    content: { [json]: { schema, examples } },
  };
}

function completeOperation(
  operation: OpenApiOperation,
  route: RestRoute,
  { createExample, failures }: { createExample: CreateExample; failures: FailureResponses },
): OpenApiOperation {
  const { parameters, requestBody } = operation;
  const failureStatuses = [...listRouteFailures(route)].filter(([status]) => status !== 200);
  const { file } = route.options;
  return {
    ...operation,
    ...(parameters && {
      parameters: parameters.map((one) => ({ ...one, example: createExample(one.schema, one.name) })),
    }),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        required: requestBody.required === true || requiresBody(route),
        content: withExample(requestBody.content, createExample),
      },
    }),
    responses: {
      ...(file ? fileResponses(file) : { 200: successResponse(operation, route, createExample) }),
      ...Object.fromEntries(failureStatuses.map(([status, codes]) => [status, failures.referenceTo(status, codes)])),
    },
  };
}

/** Adds all possible failures, headers and examples of every body and response to the description. */
export function completeDescription(description: OpenApiDocument, routes: readonly RestRoute[]): OpenApiDocument {
  const { paths = {}, components } = description;
  const failures = new FailureResponses();
  const parts = { createExample: createExampleGenerator(components?.schemas ?? {}), failures };
  const routesById = new Map(routes.map((route) => [operationIdOf(route), route]));
  const complete = (operation: OpenApiOperation): OpenApiOperation => {
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
    components: { ...components, headers: responseHeaderComponents, responses: failures.all },
  };
}
