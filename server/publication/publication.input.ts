import { z } from 'zod';
import { id, requiredText, text, textLimits } from '../shared/errors/index.ts';
import { scheduledActions } from './publication.entity.ts';

const optionalText = text(textLimits.comment)
  .nullish()
  .transform((value) => value ?? '');

export const requestPublicationInput = z.object({ comment: optionalText });

export const acceptPublicationInput = z.object({ feedback: optionalText });

export const rejectPublicationInput = z.object({
  feedback: z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(requiredText(textLimits.comment)),
});

/** Pages changed together, at most; doubles count as one. */
export const mostPages = 100;

export const pageIDsInput = z.object({ pageIDs: z.array(id).min(1).max(mostPages) });

export const planChoices = ['keep', 'cancel'] as const;
export type PlanChoice = (typeof planChoices)[number];

/** Whether a planned publication stays when the page is taken off the site before it. */
export const unpublishInput = z.object({
  plannedPublications: z
    .enum(planChoices)
    .nullish()
    .transform((value) => value ?? 'keep'),
});

export const unpublishPagesInput = pageIDsInput.extend(unpublishInput.shape);

/** The latest time for which something can be planned now. */
export const latestSchedule = (): Date => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + 2);
  return date;
};

export const schedulePublicationInput = z.object({
  action: z.enum(scheduledActions),
  at: z.date().refine((at) => at > new Date() && at <= latestSchedule()),
});
