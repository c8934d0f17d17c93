/**
 * Levels of an account in a group, each with the rights of those below it (specification, "Group levels"). The numbers
 * are stored and sent; owners are stored with the group.
 */
export const level = { visitor: 0, applicant: 1, refused: 2, member: 3, admin: 4, root: 5, owner: 6 } as const;

export type Level = (typeof level)[keyof typeof level];

/** Levels of one account by group id; groups that are not listed: visitor. */
export type GroupLevels = ReadonlyMap<number, Level>;

/** What a member may be given beyond their level: in one area they then act as a root of the group does. */
export const groupRights = ['PROBLEMS', 'TRAININGS', 'CONTESTS', 'DISCUSSIONS', 'MEMBERS', 'GRADES'] as const;

export type GroupRight = (typeof groupRights)[number];

/** Rights of one account by group id; groups that are not listed: none. */
export type GroupRights = ReadonlyMap<number, readonly GroupRight[]>;
