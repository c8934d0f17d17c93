/** A command in the box: no shell between us and it. The first is an absolute path in the box. */
export type Command = readonly [string, ...string[]];
