import { registerEnumType } from 'type-graphql';

/** Direction of a sorted list. */
export const SortOrder = { ASC: 'asc', DESC: 'desc' } as const;
export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder];

registerEnumType(SortOrder, {
  name: 'SortOrder',
  description: 'Direction of a sorted list.',
  valuesConfig: {
    ASC: { description: 'Smallest or oldest first.' },
    DESC: { description: 'Largest or newest first.' },
  },
});
