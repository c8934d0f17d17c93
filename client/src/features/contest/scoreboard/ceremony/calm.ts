const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Does the visitor want nothing to move? */
export function isCalm(): boolean {
  return reduced.matches;
}
