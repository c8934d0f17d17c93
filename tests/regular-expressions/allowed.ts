/** An expression that is not analysed, and why nobody can make it slow. */
export interface Allowed {
  readonly file: string;
  /** As it stands in the source. */
  readonly text: string;
  readonly reason: string;
}

export const allowed: readonly Allowed[] = [
  {
    file: 'judge/run/preparations.ts',
    text: 'new RegExp(`^(?:${key}-[0-9a-f]{64}|new-.*)$`)',
    reason: 'Built from the key of a language, a constant of ours; it reads names of our own folders.',
  },
  {
    file: 'judge/protocol/case-message.ts',
    text: "new RegExp(`^${forms[code].replace('{value}', '(\\\\S+)')}$`)",
    reason: 'Built from the constant forms above it; one variable part between constant words.',
  },
  {
    file: 'judge/protocol/compile-message.ts',
    text: 'new RegExp(`^${before}(.+)${after}(?=\\\\n|$)`)',
    reason: 'Built from the constant forms above it, escaped; one variable part between constant words.',
  },
  {
    file: 'schema/account/password/sealed-password.ts',
    text: 'new RegExp(`^sealed:([\\\\w-]{20,200}):([\\\\w-]{${ciphertextLength}})$`)',
    reason: 'Built from a constant number; anchored, with bounded parts only.',
  },
  {
    file: 'schema/problem/package/latex/tex-inline.ts',
    text: "new RegExp(`(?<=${han})\\\\s+(?=${han})`, 'gu')",
    reason: 'Built from a constant class; a look-behind lets it begin only where a blank follows a letter.',
  },
  {
    file: 'schema/contest/plagiarism/compare/tokens.ts',
    text: "new RegExp(parts.join('|'), 'gu')",
    reason:
      'Built from the constants of grammar.ts, in which each comment and text may also end with the source, ' +
      'so that no attempt fails after reading on.',
  },
];
