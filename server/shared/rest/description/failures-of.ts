import type { ErrorCode } from '../../errors/index.ts';
import { answersFailuresWith200, keepTheirStatus } from '../failure.ts';
import { canChange } from '../guard-request.ts';
import type { AnyRoute } from '../route.ts';

/** Codes by the status that they are answered with. */
export type Failures = ReadonlyMap<number, readonly ErrorCode[]>;

/** What the form of a call brings with it, whatever the call is about. */
function usualFailures(route: AnyRoute): [status: number, codes: readonly ErrorCode[]][] {
  const { method, options } = route;
  const takesBody = method !== 'get';
  const takesInput = options.body !== undefined || options.query !== undefined;
  return [
    [400, takesInput ? ['V_01', 'V_12', 'V_14'] : ['V_12']],
    [401, ['UM_01']],
    [
      403,
      [
        ...(options.access !== 'anyone' || canChange(route) ? (['UM_01'] as const) : []),
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

/** Everything that a call can refuse, by status: what its form brings with it and what its route names besides. */
export function failuresOf(route: AnyRoute): Failures {
  const { method, path, options } = route;
  const isSoftened = answersFailuresWith200(method, path);
  const all = new Map<number, Set<ErrorCode>>();
  const add = (status: number, codes: readonly ErrorCode[]): void => {
    const isKept = keepTheirStatus.has(status) || codes.every((code) => code === 'G_01');
    const answered = isSoftened && !isKept ? 200 : status;
    all.set(answered, new Set([...(all.get(answered) ?? []), ...codes]));
  };
  for (const [status, codes] of usualFailures(route)) add(status, codes);
  for (const [status, codes] of Object.entries(options.errors ?? {})) add(Number(status), codes);
  // Several errors at once are 409 only where all of them are conflicts.
  add(400, options.errors?.[409] ?? []);
  return new Map(
    [...all]
      .map(([status, codes]) => [status, [...codes].toSorted()] as const)
      .filter(([, codes]) => codes.length > 0)
      .toSorted(([a], [b]) => a - b),
  );
}
