/** Inside a training, a contest or a group the bar leads to its parts. */
export interface NavigationMode {
  readonly kind: 'training' | 'contest' | 'group';
  /** Address of the training, contest or group, without a slash at its end. */
  readonly base: string;
}

const insideOne = /^((?:\/group\/[^/]+)?\/(training|contest)\/([^/]+))/;
/** What stands where a training or contest has its number. */
const pagesOfAll: ReadonlySet<string> = new Set([
  'acm-scoreboard',
  'create',
  'lists',
  'mine',
  'oi-scoreboard',
  'review',
  'shared',
]);

/**
 * The mode of an address; null for the ordinary navigation. The outside scoreboards, the lists of trainings and
 * invitations to groups are outside.
 */
export function navigationMode(pathname: string): NavigationMode | null {
  const [, base, kind, number = ''] = insideOne.exec(pathname) ?? [];
  if (base !== undefined && !pagesOfAll.has(number)) return { kind: kind === 'contest' ? 'contest' : 'training', base };
  const group = /^\/group\/(?!join\/)[^/]+/.exec(pathname);
  return group === null ? null : { kind: 'group', base: group[0] };
}
