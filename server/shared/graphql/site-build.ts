import type { FastifyRequest } from 'fastify';

/** The header in which the site's client names its build. */
export const siteBuildHeader = 'x-site-build';

/** Whether a request is from a client of another build than this server, whose operations it may not know. */
export const isOtherBuild = ({ headers }: FastifyRequest, siteBuild: string): boolean =>
  headers[siteBuildHeader] !== undefined && headers[siteBuildHeader] !== siteBuild;
