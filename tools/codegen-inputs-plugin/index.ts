import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import { getNamedType, type GraphQLInputObjectType, type GraphQLSchema, isInputObjectType, Kind, visit } from 'graphql';

type InputTypes = Map<string, GraphQLInputObjectType>;

/** Adds an input type and the input types of its fields. */
function addInput(schema: GraphQLSchema, name: string, found: InputTypes): void {
  const type = schema.getType(name);
  if (!isInputObjectType(type) || found.has(name)) return;
  found.set(name, type);
  for (const field of Object.values(type.getFields())) addInput(schema, getNamedType(field.type).name, found);
}

/** Finds the input types of the operations' variables, by name. */
function findInputs(schema: GraphQLSchema, files: Types.DocumentFile[]): InputTypes {
  const found: InputTypes = new Map();
  for (const { document } of files) {
    if (!document) continue;
    visit(document, {
      VariableDefinition: ({ type }) =>
        visit(type, { [Kind.NAMED_TYPE]: ({ name }) => addInput(schema, name.value, found) }) && undefined,
    });
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function printFields(type: GraphQLInputObjectType): string {
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    return `${field.name}: ${isInputObjectType(inner) ? `'${inner.name}'` : 'null'}`;
  });
  return `  ${type.name}: { ${fields.join(', ')} },`;
}

/** Prints the operations' input types with their fields, from which a client builds its inputs. */
export const plugin: CodegenPlugin['plugin'] = (schema, documents) => {
  const inputs = findInputs(schema, documents);
  const names = [...inputs.keys()];
  return `import type { ${names.join(', ')} } from './graphql.ts';

/** The input types of the operations, by name. */
export type Inputs = {
${names.map((name) => `  ${name}: ${name};`).join('\n')}
};

/** The fields of each input type: the name of the field's input type, or null for a value. */
export const inputFields: { readonly [Name in keyof Inputs]: Readonly<Record<keyof Inputs[Name], keyof Inputs | null>> } = {
${[...inputs.values()].map(printFields).join('\n')}
};`;
};
