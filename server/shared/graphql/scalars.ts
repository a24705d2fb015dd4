import { GraphQLDateTimeISO, GraphQLJSON } from 'graphql-scalars';
import { GraphQLScalarType } from 'graphql';

/** A point in time as ISO 8601 in UTC. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'A point in time, ISO 8601 in UTC.',
});

/** Any JSON value. */
export const Json = new GraphQLScalarType({ ...GraphQLJSON.toConfig(), name: 'JSON', description: 'Any JSON value.' });
