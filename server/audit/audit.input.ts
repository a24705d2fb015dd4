import { z } from 'zod';
import { idInput, textInput, textLimits } from '../shared/errors/index.ts';
import { pagedListInput } from '../shared/list/index.ts';

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null);

const timestamp = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

/** Null, empty and missing mean no filter; `from` is inclusive, `to` is exclusive. */
export const auditFilterInput = z.object({
  actorID: orNull(idInput),
  tokenID: orNull(idInput),
  action: orNull(textInput(textLimits.name)),
  subjectType: orNull(textInput(textLimits.name)),
  subjectID: orNull(idInput),
  from: orNull(timestamp),
  to: orNull(timestamp),
});

export type AuditFilter = z.output<typeof auditFilterInput>;

const { pageIndex, pageSize } = pagedListInput(['at']).shape;

export const listAuditInput = auditFilterInput.extend({ pageIndex, pageSize });
