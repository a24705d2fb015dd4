import { Field, ID, InterfaceType } from 'type-graphql';

/** The types whose objects `node` finds. */
const nodeTypes = ['PublishedPage', 'Page', 'File'] as const;
export type NodeType = (typeof nodeTypes)[number];

export const nodeIDDescription = 'Names the object among all of every type, for `node`.';

@InterfaceType({
  description: 'An object that `node` finds again by its nodeID.',
  resolveType: (value: { __typename: NodeType }) => value.__typename,
})
export abstract class Node {
  @Field(() => ID, { description: nodeIDDescription })
  nodeID: string;
}

export const toNodeID = (type: NodeType, id: number): string => Buffer.from(`${type}:${id}`).toString('base64url');

/** Type and number that a nodeID names; null where it is none of ours. */
export function readNodeID(nodeID: string): { type: NodeType; id: number } | null {
  const [, name, digits] =
    /^([A-Za-z]+):([1-9]\d{0,9})$/.exec(Buffer.from(nodeID, 'base64url').toString('latin1')) ?? [];
  const type = nodeTypes.find((one) => one === name);
  const id = Number(digits);
  return type !== undefined && id <= 2_147_483_647 ? { type, id } : null;
}
