import { ServerError } from '@apollo/client/errors';

/** The status of an error response; 0 if there was none, as without a network. */
export const errorStatusOf = (error: unknown): number => (ServerError.is(error) ? error.statusCode : 0);
