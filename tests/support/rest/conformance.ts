import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Media = { schema?: object; example?: unknown; examples?: Record<string, { value: unknown }> };
type Header = { $ref?: string; required?: boolean; schema?: object; example?: unknown };
export type Response = { $ref?: string; content?: Record<string, Media>; headers?: Record<string, Header> };
type Operation = {
  responses?: Record<string, Response>;
  parameters?: { name: string }[];
  requestBody?: { content?: Record<string, Media> };
};
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; responses: Record<string, Response>; headers: Record<string, Header> };
};

/** A response of the REST layer; `body` is set for JSON. */
export type ReceivedResponse = { method: string; path: string; status: number; headers: Headers; body: unknown };

const schemaID = 'https://ximblox.invalid/';

/** Validates values by the schemas of a description; each schema is compiled on first use. */
export function createSchemaCheck({ components }: Description): (schema: object, value: unknown) => string | null {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, inlineRefs: false });
  ajv.addSchema({ $id: schemaID, components });
  const compiled = new Map<object, ValidateFunction>();
  const compile = (schema: object): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/components', `"${schemaID}#/components`);
    return ajv.compile(JSON.parse(text) as object);
  };
  return (schema, value) => {
    const validate = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, validate);
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
}

/** Resolves a reference to a component. */
export function resolve<Part extends { $ref?: string }>(parts: Record<string, Part>, part: Part): Part {
  return part.$ref === undefined ? part : (parts[part.$ref.split('/').at(-1) ?? ''] ?? part);
}

/** Statuses of responses to unknown addresses or methods. */
const unroutedStatuses: ReadonlySet<number> = new Set([404, 405, 429, 503]);

type Described = { pattern: RegExp; operations: Record<string, Operation> };

/** Paths without parameters are matched before those with parameters. */
function patternsOf({ paths }: Description): Described[] {
  return Object.entries(paths)
    .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
    .map(([path, operations]) => ({
      pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]*')}$`),
      operations,
    }));
}

/** An address that cannot be decoded matches no call. */
function isText(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** Checks responses against a description: status, content type, headers and body. */
export function createConformanceCheck(description: Description): (received: ReceivedResponse) => string | null {
  const patterns = patternsOf(description);
  const check = createSchemaCheck(description);
  const { responses, headers: knownHeaders } = description.components;
  const failure = { $ref: '#/components/schemas/Failure' };

  const findOperation = ({ method, path }: ReceivedResponse): Operation | undefined => {
    const pathname = path.split('?')[0] ?? '';
    if (!isText(pathname)) return undefined;
    const called = method === 'HEAD' ? 'get' : method.toLowerCase();
    return patterns.find(({ pattern }) => pattern.test(pathname))?.operations[called];
  };

  const checkHeaders = ({ headers }: ReceivedResponse, described: Response['headers'] = {}): string | null => {
    for (const [name, header] of Object.entries(described)) {
      const { required = false, schema = {} } = resolve(knownHeaders, header);
      const value = headers.get(name);
      if (value === null && required) return `header ${name} is missing`;
      const isNumber = 'type' in schema && schema.type === 'integer';
      const complaint = value === null ? null : check(schema, isNumber ? Number(value) : value);
      if (complaint !== null) return `header ${name}: ${complaint}`;
    }
    return null;
  };

  const checkBody = ({ method, headers, body }: ReceivedResponse, content: Response['content']): string | null => {
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (content === undefined) return null;
    const media = content[type];
    if (!media) return `content type ${type || 'none'} is not described`;
    return media.schema && method !== 'HEAD' ? check(media.schema, body) : null;
  };

  return (result) => {
    const operation = findOperation(result);
    const { status } = result;
    // Unknown calls are refused in the form of all failures.
    if (!operation && !unroutedStatuses.has(status)) return `${status} of no call`;
    if (!operation) return result.method === 'HEAD' ? null : check(failure, result.body);
    const response = operation.responses?.[status];
    if (!response) return `status ${status} is not described`;
    const { headers, content } = resolve(responses, response);
    return checkHeaders(result, headers) ?? checkBody(result, content);
  };
}
