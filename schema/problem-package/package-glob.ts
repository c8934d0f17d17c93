/**
 * Whether a glob of the format ("Glob patterns") matches a path or one of the folders it is in.
 * `*` stands for anything within a name, `{a,b}` for one of its parts; nothing else is special.
 */
export function matchesGlob(glob: string, path: string): boolean {
  const pattern = new RegExp(`^${globSource(glob)}(?:/.*)?$`, 'u');
  return pattern.test(path);
}

function globSource(glob: string): string {
  let source = '';
  let depth = 0;
  for (const char of glob.replace(/\/$/u, '')) {
    if (char === '*') {
      source += '[^/]*';
    } else if (char === '{') {
      depth += 1;
      source += '(?:';
    } else if (char === '}' && depth > 0) {
      depth -= 1;
      source += ')';
    } else if (char === ',' && depth > 0) {
      source += '|';
    } else {
      source += char.replace(/[\\^$.|?+()[\]{}/]/u, String.raw`\$&`);
    }
  }
  return source + ')'.repeat(depth);
}
