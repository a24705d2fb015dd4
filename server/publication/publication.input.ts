import { z } from 'zod';
import { idInput, requiredTextInput, textInput, textLimits } from '../shared/errors/index.ts';
import { scheduledActions } from './publication.entity.ts';

const optionalText = textInput(textLimits.comment)
  .nullish()
  .transform((value) => value ?? '');

export const requestPublicationInput = z.object({ comment: optionalText });

export const acceptPublicationInput = z.object({ feedback: optionalText });

export const rejectPublicationInput = z.object({
  feedback: z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(requiredTextInput(textLimits.comment)),
});

/** Most pages per request; duplicates count once. */
export const maxPagesPerChange = 100;

/** The pages of a request. */
export const pageIDsInput = z.object({ pageIDs: z.array(idInput).min(1).max(maxPagesPerChange) });

/** What unpublishing a page does to its scheduled publication. */
export const plannedPublicationChoices = ['keep', 'cancel'] as const;
export type PlannedPublicationChoice = (typeof plannedPublicationChoices)[number];

/** Whether unpublishing a page keeps or cancels its scheduled publication. */
export const unpublishInput = z.object({
  plannedPublications: z
    .enum(plannedPublicationChoices)
    .nullish()
    .transform((value) => value ?? 'keep'),
});

export const unpublishPagesInput = pageIDsInput.extend(unpublishInput.shape);

/** Returns the latest time that can be scheduled now. */
export const latestScheduleTime = (): Date => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + 2);
  return date;
};

export const schedulePublicationInput = z.object({
  action: z.enum(scheduledActions),
  at: z.date().refine((at) => at > new Date() && at <= latestScheduleTime()),
});
