import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** An answer of the REST layer, as far as its description speaks of it. */
export type Conforming = { method: string; path: string; status: number; body: unknown };

type Media = { schema?: object; example?: unknown };
type Response = { content?: Record<string, Media> };
type Operation = { responses?: Record<string, Response>; requestBody?: { content?: Record<string, Media> } };
export type Description = { paths: Record<string, Record<string, Operation>>; components?: { schemas?: object } };

type Described = { pattern: RegExp; operations: Record<string, Operation> };

/** A path without parameters is meant before one with them. */
function patternsOf({ paths }: Description): Described[] {
  return Object.entries(paths)
    .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
    .map(([path, operations]) => ({
      pattern: new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      operations,
    }));
}

/** Checks values by the schemas of a description; each schema is compiled once. */
export function createSchemaCheck({ components }: Description): (schema: object, value: unknown) => string | null {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  ajv.addSchema({ $id: 'https://ximblox.invalid/', components });
  const compiled = new Map<object, ValidateFunction>();
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"https://ximblox.invalid/#/components');
    const check = compiled.get(schema) ?? ajv.compile(JSON.parse(text) as object);
    compiled.set(schema, check);
    return check(value) ? null : ajv.errorsText(check.errors);
  };
}

/** What of an answer is not as the description says; null where all is. */
export function createConformanceCheck(description: Description): (answer: Conforming) => string | null {
  const patterns = patternsOf(description);
  const check = createSchemaCheck(description);
  return ({ method, path, status, body }) => {
    const pathname = path.split('?')[0] ?? '';
    const operations = patterns.find(
      ({ pattern, operations: all }) => pattern.test(pathname) && all[method],
    )?.operations;
    const responses = operations?.[method]?.responses;
    if (!responses) return null;
    const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
    if (!response) return `status ${status} is not described`;
    const schema = response.content?.['application/json']?.schema;
    return schema ? check(schema, body) : null;
  };
}

const checks = new Map<string, Promise<(answer: Conforming) => string | null>>();

/** The check of a running server, by the description that it gives of itself. */
export function conformanceOf(url: string): Promise<(answer: Conforming) => string | null> {
  const known = checks.get(url);
  if (known) return known;
  const check = fetch(`${url}/api/ximblox/openapi.json`)
    .then((response) => response.json())
    .then((description) => {
      const known = description as Partial<Description>;
      if (known.paths === undefined) throw new Error(`no description: ${JSON.stringify(description)}`);
      return createConformanceCheck(description as Description);
    });
  checks.set(url, check);
  return check;
}
