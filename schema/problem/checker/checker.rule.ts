import type { Viewer } from '../../core/context.ts';
import { isAdmin } from '../../core/viewer.rule.ts';
import { isProblemStaff } from '../bank/problem.rule.ts';

/** Members of a group from this level on keep its problems (specification, "Group levels"). */
export const groupAdminLevel = 4;

/** What decides who may compile a checker: the problem it is for, or the group it is for. */
export interface CheckerPlace {
  /** Null: for a problem that is still to be made. */
  readonly problem: { readonly authorId: string | null; readonly groupId: number | null } | null;
  /** Group in whose name it is compiled, with the viewer's level in it (0: none); null: in nobody's. */
  readonly group: { readonly id: number; readonly viewerLevel: number } | null;
}

/** Admins, authors for their problems, admins of a group for the problems of the group. */
export function mayCompileChecker(viewer: Viewer, { problem, group }: CheckerPlace): boolean {
  if (group !== null) {
    if (problem !== null && problem.groupId !== group.id) return false;
    return isAdmin(viewer) || group.viewerLevel >= groupAdminLevel;
  }
  return problem === null ? isAdmin(viewer) : isProblemStaff(viewer, problem);
}
