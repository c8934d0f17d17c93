import type { NoticeTargetsQuery } from './notices.generated.ts';

/** A group, class or contest whose people a notice is for. */
export interface Target {
  readonly id: string;
  readonly name: string;
}

type Found = NoticeTargetsQuery['search'];

/** Targets as a field of the form keeps them: a line each, the number first. */
export function textOf(targets: readonly Target[]): string {
  return targets.map(({ id, name }) => `${id} ${name}`).join('\n');
}

/** Targets of a field; what has another form is left out. */
export function targetsOf(text: string): Target[] {
  return text.split('\n').flatMap((line) => {
    const [, id, name] = /^(\d+) (.+)$/u.exec(line) ?? [];
    return id === undefined || name === undefined ? [] : [{ id, name }];
  });
}

/** Stored targets; one that is not named to the viewer has its number for a name. */
export function storedTargets(ids: readonly string[], named: readonly Target[]): string {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return textOf(ids.map((id) => ({ id, name: names.get(id) ?? `#${id}` })));
}

/** Groups that a search found. */
export function foundGroups({ groups }: Found): Target[] {
  return groups.map(({ id, name }) => ({ id, name }));
}

/** Classes of the groups that a search found. */
export function foundClasses({ groups }: Found): Target[] {
  return groups.flatMap((group) => group.classes.map(({ id, name }) => ({ id, name: `${group.name} / ${name}` })));
}

/** Contests that a search found. */
export function foundContests({ contests }: Found): Target[] {
  return contests.map(({ id, title }) => ({ id: String(id), name: title }));
}
