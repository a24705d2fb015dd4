import type { JobNameFor } from '../jobs/job-payloads.ts';

/** The properties of each event, by its name; features declare their own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface AppEvents {}

/** Name of an event. */
export type EventName = keyof AppEvents;

/** An event. After the commit it is sent to every node (NOTIFY) and to subscribed jobs. */
export type AppEvent = { [Name in EventName]: { name: Name } & AppEvents[Name] }[EventName];

/** Channel of LISTEN and NOTIFY. */
export const eventChannel = 'ximblox_event';

/** Jobs that run once, on one node, after an event, which is their payload. */
export type JobSubscriptions = { [Name in EventName]?: readonly JobNameFor<AppEvent & { name: Name }>[] };
