import { createExamples, type Schema } from './example-of.ts';

type Media = Schema & { schema?: unknown; example?: unknown };
type Content = Readonly<Record<string, Media>>;
type Response = Schema & { content?: Content };
type Parameter = Schema & { name?: string; schema?: unknown };
type Operation = Schema & {
  parameters?: readonly Parameter[];
  requestBody?: Schema & { content?: Content };
  responses?: Readonly<Record<string, Response>>;
};
type Description = Schema & {
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: Schema & { schemas?: Schema };
};

const failure = (code: string, property: string, Message: string) => ({
  Success: false,
  Errors: [{ code, property }],
  Message,
});

/** What each refusal looks like. */
const failures: Readonly<Record<string, unknown>> = {
  '400': failure('V_01', 'page.title', 'The title field is required.'),
  '401': failure('UM_01', '', 'Not authorized.'),
  '403': failure('UM_01', '', 'Not authorized.'),
  '404': failure('PM_01', 'page.id', 'Failed to get the page.'),
  '409': failure('V_06', 'page.slug', 'The slug already exists.'),
  '413': failure('V_14', '', 'It exceeds the character limit.'),
  '415': failure('V_12', '', 'It is not valid.'),
  '429': failure('G_01', '', 'Something went wrong, please try again later.'),
  '500': failure('G_01', '', 'Something went wrong, please try again later.'),
  '4XX': failure('V_12', '', 'It is not valid.'),
};

type MakeExample = (schema: unknown, name?: string) => unknown;

function inContent(content: Content | undefined, make: (schema: unknown) => unknown): Content | undefined {
  if (!content) return content;
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) =>
      type.endsWith('json') ? [type, { ...media, example: media.example ?? make(media.schema) }] : [type, media],
    ),
  );
}

function inOperation(operation: Operation, make: MakeExample): Operation {
  const { parameters, requestBody, responses } = operation;
  return {
    ...operation,
    ...(parameters && {
      parameters: parameters.map((one) => ({ ...one, example: make(one.schema, one.name) })),
    }),
    ...(requestBody && { requestBody: { ...requestBody, content: inContent(requestBody.content, make) ?? {} } }),
    ...(responses && {
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => {
          const content = inContent(response.content, (schema) => failures[status] ?? make(schema));
          return [status, { ...response, ...(content && { content }) }];
        }),
      ),
    }),
  };
}

/** The description with an example of every body and answer, made from the schemas that check them. */
export function withExamples(description: object): object {
  const { paths = {}, components } = description as Description;
  const make = createExamples(components?.schemas ?? {});
  const shown = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, inOperation(operation, make)])),
  ]);
  return { ...description, paths: Object.fromEntries(shown) as object };
}
