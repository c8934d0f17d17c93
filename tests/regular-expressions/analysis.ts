import recheck from 'recheck/lib/browser.js';

/**
 * Counts bound the analysis, not clocks, so that it ends alike on every machine; a minute means that it cannot tell.
 */
const settings = {
  attackLimit: 10_000_000,
  maxAttackStringSize: 30_000,
  maxIteration: 3,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  timeout: 60_000,
} as const;

/** @returns what is wrong with an expression, in a sentence; null when its worst case is linear. */
export function verdictOf(pattern: string, flags: string): string | null {
  if (!isUnbounded(pattern)) return null;
  const found = recheck.checkSync(pattern, flags, settings);
  switch (found.status) {
    case 'safe':
      return null;
    case 'vulnerable':
      return `takes ${found.complexity.summary} time on ${found.attack.pattern}`;
    case 'unknown':
      return `cannot be analysed (${found.error.kind}): write it more simply`;
  }
}

/** Without `*`, `+` or `{n,}` outside a class, each attempt to match is bounded. */
function isUnbounded(pattern: string): boolean {
  return /[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\[^]/g, ''));
}
