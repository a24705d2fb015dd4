import type { OpenApiDocument } from './openapi-document.ts';

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

const anyJson = { description: 'Any JSON value.' };

/**
 * Replaces references to missing schemas: the schema of any JSON value refers to itself by a name that is not defined.
 */
export function replaceUnknownReferences(description: object): OpenApiDocument {
  const { components } = description as { components?: { schemas?: object } };
  const names = new Set(Object.keys(components?.schemas ?? {}).map((name) => `#/components/schemas/${name}`));
  const replace = (_key: string, value: unknown): unknown =>
    isObject(value) && typeof value.$ref === 'string' && !names.has(value.$ref) ? anyJson : value;
  return JSON.parse(JSON.stringify(description, replace)) as OpenApiDocument;
}
