/** A part of a description: JSON Schema as it is written in OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;

export type Media = Schema & { schema?: unknown; example?: unknown; examples?: unknown };
export type Content = Readonly<Record<string, Media>>;
export type Response = Schema & { content?: Content };
export type Operation = Schema & {
  operationId?: string;
  parameters?: readonly (Schema & { name?: string; schema?: unknown })[];
  requestBody?: Schema & { content?: Content };
  responses?: Readonly<Record<string, Response>>;
};
export type Description = Schema & {
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: Schema & { schemas?: Schema };
};
