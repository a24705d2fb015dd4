import { Field, ID, InterfaceType } from 'type-graphql';

/** Types whose objects `node` finds. */
const nodeTypes = ['PublishedPage', 'Page', 'File'] as const;
/** Name of a type that `node` finds. */
export type NodeType = (typeof nodeTypes)[number];

/** Description of every nodeID field. */
export const nodeIDDescription = 'Identifies the object across all types, for `node`.';

@InterfaceType({
  description: 'An object that `node` finds by its nodeID.',
  resolveType: (value: { __typename: NodeType }) => value.__typename,
})
export abstract class Node {
  @Field(() => ID, { description: nodeIDDescription })
  nodeID: string;
}

/** Returns the nodeID of an object. */
export const toNodeID = (type: NodeType, id: number): string => Buffer.from(`${type}:${id}`).toString('base64url');

/** Returns type and id of a nodeID, or null if it is invalid. */
export function parseNodeID(nodeID: string): { type: NodeType; id: number } | null {
  const [, name, digits] =
    /^([A-Za-z]+):([1-9]\d{0,9})$/.exec(Buffer.from(nodeID, 'base64url').toString('latin1')) ?? [];
  const type = nodeTypes.find((one) => one === name);
  const id = Number(digits);
  return type !== undefined && id <= 2_147_483_647 ? { type, id } : null;
}
