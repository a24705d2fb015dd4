import { type ErrorCode, Errors } from '../../errors/index.ts';
import { sendsFailuresWith200, unchangedStatuses } from '../routes/failure.ts';
import { isMutation } from '../routes/guard-request.ts';
import type { RestRoute } from '../routes/route.ts';

/** Error codes by response status. */
export type FailureCodesByStatus = ReadonlyMap<number, readonly ErrorCode[]>;

/** Failures that follow from the form of a call, such as its method. */
function commonFailures(route: RestRoute): [status: number, codes: readonly ErrorCode[]][] {
  const { method, options } = route;
  const takesBody = method !== 'get';
  const takesInput = options.body !== undefined || options.query !== undefined;
  return [
    [400, takesInput ? [Errors.required, Errors.invalid, Errors.tooLong] : [Errors.invalid]],
    [401, [Errors.notAuthorized]],
    [
      403,
      [
        ...(options.access !== 'anyone' || isMutation(route) ? ([Errors.notAuthorized] as const) : []),
        ...(takesBody ? ([Errors.invalidCsrfToken] as const) : []),
      ],
    ],
    [404, Object.values(options.ids ?? {}).map(({ code }) => code)],
    [
      413,
      [
        ...(options.bodyType === 'multipart' ? ([Errors.fileTooLarge] as const) : []),
        ...(takesBody ? ([Errors.tooLong] as const) : []),
      ],
    ],
    [415, takesBody ? [Errors.invalid] : []],
    [429, [Errors.general]],
    [500, [Errors.general]],
    [503, [Errors.general]],
  ];
}

/** Lists all failures of a route by status: those of its form and those it declares. */
export function listRouteFailures(route: RestRoute): FailureCodesByStatus {
  const { method, path, options } = route;
  const sends200 = sendsFailuresWith200(method, path);
  const all = new Map<number, Set<ErrorCode>>();
  const add = (status: number, codes: readonly ErrorCode[]): void => {
    const keepsStatus = unchangedStatuses.has(status) || codes.every((code) => code === Errors.general);
    const sentStatus = sends200 && !keepsStatus ? 200 : status;
    all.set(sentStatus, new Set([...(all.get(sentStatus) ?? []), ...codes]));
  };
  for (const [status, codes] of commonFailures(route)) add(status, codes);
  for (const [status, codes] of Object.entries(options.errors ?? {})) add(Number(status), codes);
  // Several errors are 409 only if all are conflicts, otherwise 400.
  add(400, options.errors?.[409] ?? []);
  return new Map(
    [...all]
      .map(([status, codes]) => [status, [...codes].toSorted()] as const)
      .filter(([, codes]) => codes.length > 0)
      .toSorted(([a], [b]) => a - b),
  );
}
