import { z } from 'zod';
import { id, text, textLimits } from '../shared/errors/index.ts';
import { pagedListInput } from '../shared/list/index.ts';

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null);

const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

/** Null, empty and missing mean all; `from` is included, `to` is not. */
export const auditFilterInput = z.object({
  actorID: orNull(id),
  tokenID: orNull(id),
  action: orNull(text(textLimits.name)),
  subjectType: orNull(text(textLimits.name)),
  subjectID: orNull(id),
  from: orNull(instant),
  to: orNull(instant),
});

export type AuditFilter = z.output<typeof auditFilterInput>;

const { pageIndex, pageSize } = pagedListInput(['at']).shape;

export const listAuditInput = auditFilterInput.extend({ pageIndex, pageSize });
