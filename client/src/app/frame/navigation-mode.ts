/** Inside a training, a contest or a group the bar leads to its parts. */
export interface NavigationMode {
  readonly kind: 'training' | 'contest' | 'group';
  /** Address of the training, contest or group, without a slash at its end. */
  readonly base: string;
}

const insideOne =
  /^((?:\/group\/[^/]+)?\/(training|contest)\/(?!(?:acm|oi)-scoreboard\/|(?:create|lists|mine|review|shared)(?:\/|$))[^/]+)/;

/**
 * The mode of an address; null for the ordinary navigation. The outside scoreboards, the lists of trainings and
 * invitations to groups are outside.
 */
export function navigationMode(pathname: string): NavigationMode | null {
  const inner = insideOne.exec(pathname);
  if (inner?.[1] !== undefined) return { kind: inner[2] === 'contest' ? 'contest' : 'training', base: inner[1] };
  const group = /^\/group\/(?!join\/)[^/]+/.exec(pathname);
  return group === null ? null : { kind: 'group', base: group[0] };
}
