import type { OpenApiSchema } from './openapi-document.ts';

const isSchema = (value: unknown): value is OpenApiSchema =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Example values by property name; other properties get the smallest value of their type. */
const samples: Readonly<Record<string, unknown>> = {
  slug: 'over-ons',
  newSlug: 'over-ons',
  locale: 'nl-nl',
  language: 'nl',
  newLocale: 'de-de',
  defaultLocale: 'en',
  title: 'Over ons',
  name: 'Anna de Vries',
  jobTitle: 'Verger',
  email: 'anna@example.com',
  password: 'Correct-horse-1',
  currentPassword: 'Correct-horse-1',
  confirm: 'Correct-horse-1',
  path: '/',
  oldPath: '/old',
  newPath: '/new',
  directory: '/',
  folderName: 'Photographs',
  fileName: 'gevel.jpg',
  newFileName: 'gevel.jpg',
  mimeType: 'image/jpeg',
  altText: 'De gevel',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  hash: '9f2c51aa',
  type: 'default',
  key: 'b1',
  anchorPoint: 'history',
  anchorName: 'history',
  tag: 'Fire',
  searchTerm: 'candle',
  comment: 'Please read the second part closely.',
  feedback: 'The opening hours are wrong.',
  'thresholds.0': 40,
  'thresholds.1': 60,
  'thresholds.2': 80,
  pageIndex: 0,
  pageSize: 25,
  count: 25,
  offset: 0,
  Message: 'The title field is required.',
};

const padToMinLength = (text: string, { minLength }: OpenApiSchema): string =>
  text.padEnd(typeof minLength === 'number' ? minLength : 0, 'x');

function sampleOf(type: unknown, schema: OpenApiSchema): unknown {
  if (type === 'string')
    return schema.format === 'date-time' ? '2026-11-21T09:30:00.000Z' : padToMinLength('text', schema);
  if (type === 'integer' || type === 'number') return typeof schema.minimum === 'number' ? schema.minimum : 1;
  return type === 'boolean' ? true : null;
}

const hasType = (value: unknown, type: unknown): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeof value === type;

const matchesPattern = (value: unknown, { pattern }: OpenApiSchema): boolean =>
  typeof pattern !== 'string' || new RegExp(pattern, 'u').test(String(value));

/** Depth at which recursive schemas are cut off. */
const maxDepth = 6;

/** Returns a function that creates a value for a schema; `name` is the property that has it. */
export function createExampleGenerator(components: OpenApiSchema): (schema: unknown, name?: string) => unknown {
  const resolve = (reference: string): unknown => components[reference.split('/').at(-1) ?? ''];

  const exampleOfObject = ({ properties, required }: OpenApiSchema, depth: number): Record<string, unknown> => {
    const requiredNames: ReadonlySet<unknown> = new Set(Array.isArray(required) ? required : []);
    const entries = Object.entries(isSchema(properties) ? properties : {});
    const shown = depth < maxDepth ? entries : entries.filter(([key]) => requiredNames.has(key));
    return Object.fromEntries(shown.map(([key, part]) => [key, exampleOf(part, key, depth + 1)]));
  };

  const exampleOfArray = (schema: OpenApiSchema, name: string, depth: number): unknown[] => {
    const { items, prefixItems, minItems = 0, maxItems = 1 } = schema;
    if (Array.isArray(prefixItems)) return prefixItems.map((item, index) => exampleOf(item, `${name}.${index}`, depth));
    const length = depth < maxDepth ? Math.max(Number(minItems), Math.min(1, Number(maxItems))) : Number(minItems);
    return Array.from({ length: items === undefined ? 0 : length }, () => exampleOf(items, name, depth + 1));
  };

  const exampleOf = (schema: unknown, name = '', depth = 0): unknown => {
    if (!isSchema(schema)) return {};
    const choices = [schema.anyOf, schema.oneOf, schema.allOf].find(Array.isArray) as unknown[] | undefined;
    if (Array.isArray(schema.examples)) return schema.examples[0];
    if ('default' in schema) return schema.default;
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return schema.enum[0];
    if (typeof schema.$ref === 'string')
      return depth > maxDepth * 2 ? null : exampleOf(resolve(schema.$ref), name, depth);
    if (choices) return exampleOf(choices[0], name, depth);
    const type: unknown = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    if (type === 'object') return exampleOfObject(schema, depth);
    if (type === 'array') return exampleOfArray(schema, name, depth);
    const known = samples[name];
    return known !== undefined && hasType(known, type) && matchesPattern(known, schema)
      ? known
      : sampleOf(type, schema);
  };
  return (schema, name) => exampleOf(schema, name);
}
