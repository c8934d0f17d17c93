/*
 * Words of the Contest API
 *
 * The Contest API (CLICS, "ccs-specs", version 2023-06) is what tools of ICPC contests follow a contest by. Its team is
 * a row of our board, its judgement a verdict, its freeze our seal.
 */

/** Version that is spoken. */
export const clicsVersion = '2023-06';

/** An object of a collection, as it is sent. */
export interface ClicsObject {
  readonly id: string;
  readonly [property: string]: unknown;
}

/** Collections of a contest, in an order in which each refers only to those before it. */
export const collectionTypes = [
  'judgement-types',
  'languages',
  'problems',
  'groups',
  'organizations',
  'teams',
  'accounts',
  'submissions',
  'judgements',
  'clarifications',
  'awards',
] as const;
export type CollectionType = (typeof collectionTypes)[number];

/** What events tell of: collections, and the two single objects of a contest. */
export const eventTypes = ['contest', 'state', ...collectionTypes] as const;
export type EventType = (typeof eventTypes)[number];
