/** What is the same for all visitors and changes seldom, by the part that changes as one. */
export const siteParts = [
  'settings',
  'announcements',
  'carousel',
  'outsideContests',
  'weekFigures',
  'updatedProblems',
] as const;
export type SitePart = (typeof siteParts)[number];

/** A value that is the same for all viewers. */
export interface SharedValue {
  readonly part: SitePart;
  /** Which value of the part, where it has several. */
  readonly key?: string;
  /** How old it may be, in milliseconds. */
  readonly lifeMs: number;
}

/**
 * Port: what many ask for and is the same for all, kept for a short while (adapter: memory of the process). Never holds
 * what depends on the viewer.
 */
export interface SharedCache {
  /** The value, loaded when there is none or it is too old; those who ask meanwhile wait for the same load. */
  get<T>(value: SharedValue, load: () => Promise<T>): Promise<T>;
  /** Forgets a part in this process. A message `sitePart` does so in all of them. */
  drop(part: SitePart): void;
}
