/** A line that lets robots read what matches, or does not. */
interface RobotsRule {
  readonly isAllowed: boolean;
  readonly pattern: string;
}

/**
 * What a `robots.txt` lets a robot read (RFC 9309): of the rules for its name, else of those for all, the longest one
 * that matches; none: it may.
 *
 * @returns whether a path, with its query, may be read.
 */
export function robotsRules(text: string, robot: string): (path: string) => boolean {
  const groups = groupsOf(text);
  const own = groups.filter(({ names }) => names.some((name) => name !== '*' && isNameOf(name, robot)));
  const chosen = own.length > 0 ? own : groups.filter(({ names }) => names.includes('*'));
  const rules = chosen
    .flatMap((group) => group.rules)
    // Where two are as long, the one that lets it.
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed));
  return (path) => rules.find(({ pattern }) => matches(pattern, path))?.isAllowed ?? true;
}

function isNameOf(name: string, robot: string): boolean {
  return robot.toLowerCase() === name.split('/')[0]?.toLowerCase();
}

function groupsOf(text: string): { readonly names: string[]; readonly rules: RobotsRule[] }[] {
  const groups: { readonly names: string[]; readonly rules: RobotsRule[] }[] = [];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/u.exec(line) ?? [];
    const field = key.toLowerCase();
    const last = groups.at(-1);
    if (field === 'user-agent') {
      // Names that stand together share the rules below them.
      if (last !== undefined && last.rules.length === 0) last.names.push(value.trim());
      else groups.push({ names: [value.trim()], rules: [] });
    } else if ((field === 'allow' || field === 'disallow') && last !== undefined) {
      last.rules.push({ isAllowed: field === 'allow', pattern: value.trim() });
    }
  }
  return groups.map(({ names, rules }) => ({ names, rules: rules.filter(({ pattern }) => pattern !== '') }));
}

/** In a pattern, `*` stands for anything, and `$` at its end for the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  if (parts.length === 0) return !isWhole || path.length === start.length;
  let at = start.length;
  for (const [index, part] of parts.entries()) {
    if (isWhole && index === parts.length - 1) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return true;
}
