/** A part of an OpenAPI 3.1 document, such as a JSON Schema. */
export type OpenApiSchema = Readonly<Record<string, unknown>>;

/** A media type object. */
export type OpenApiMedia = OpenApiSchema & { schema?: unknown; example?: unknown; examples?: unknown };
/** Media type objects by media type. */
export type OpenApiContent = Readonly<Record<string, OpenApiMedia>>;
/** A response object. */
export type OpenApiResponse = OpenApiSchema & { content?: OpenApiContent };
/** An operation object. */
export type OpenApiOperation = OpenApiSchema & {
  operationId?: string;
  parameters?: readonly (OpenApiSchema & { name?: string; schema?: unknown })[];
  requestBody?: OpenApiSchema & { content?: OpenApiContent };
  responses?: Readonly<Record<string, OpenApiResponse>>;
};
/** An OpenAPI document. */
export type OpenApiDocument = OpenApiSchema & {
  paths?: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  components?: OpenApiSchema & { schemas?: OpenApiSchema };
};
