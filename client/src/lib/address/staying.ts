/** For navigations that change what a part of the page shows: the reader stays where they are. */
export const staying = { state: { isStaying: true } } as const;

/** Is this the state of such a navigation? */
export function isStaying(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStaying' in state && state.isStaying === true;
}
