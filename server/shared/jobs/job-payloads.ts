/**
 * The payload of each job that is enqueued, by its name; features declare their own. Both are stored in the queue, where
 * the next release finds them: change neither.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface JobPayloads {}

/** Name of a job that is enqueued. */
export type JobName = keyof JobPayloads;

/** Payload of a job that needs none. */
export type NoPayload = Record<string, never>;

/** Names of the jobs that can work with `Payload`, such as an event. */
export type JobNameFor<Payload> = { [Name in JobName]: Payload extends JobPayloads[Name] ? Name : never }[JobName];
