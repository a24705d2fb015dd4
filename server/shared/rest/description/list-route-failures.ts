import type { ErrorCode } from '../../errors/index.ts';
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
    [400, takesInput ? ['V_01', 'V_12', 'V_14'] : ['V_12']],
    [401, ['UM_01']],
    [
      403,
      [
        ...(options.access !== 'anyone' || isMutation(route) ? (['UM_01'] as const) : []),
        ...(takesBody ? (['V_04'] as const) : []),
      ],
    ],
    [404, Object.values(options.ids ?? {}).map(({ code }) => code)],
    [
      413,
      [...(options.bodyType === 'multipart' ? (['ML_01'] as const) : []), ...(takesBody ? (['V_14'] as const) : [])],
    ],
    [415, takesBody ? ['V_12'] : []],
    [429, ['G_01']],
    [500, ['G_01']],
    [503, ['G_01']],
  ];
}

/** Lists all failures of a route by status: those of its form and those it declares. */
export function listRouteFailures(route: RestRoute): FailureCodesByStatus {
  const { method, path, options } = route;
  const sends200 = sendsFailuresWith200(method, path);
  const all = new Map<number, Set<ErrorCode>>();
  const add = (status: number, codes: readonly ErrorCode[]): void => {
    const keepsStatus = unchangedStatuses.has(status) || codes.every((code) => code === 'G_01');
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
