import type { Viewer } from '../../core/context.ts';
import { isProblemAdmin } from '../../core/viewer.rule.ts';
import { mayCreateProblem, mayEditProblem, type AuthoredProblem } from '../bank/authoring.rule.ts';

/** Problems are imported by those who may make them. */
export const importers = { admin: true } as const;

/** As the scope importers, for what is no field. */
function mayImportProblems(viewer: Viewer): boolean {
  return mayCreateProblem(viewer);
}

/** A batch is for who sent it, and for those who answer for all problems. */
export function maySeeImport(viewer: Viewer, { userId }: { readonly userId: string }): boolean {
  return isProblemAdmin(viewer) || (viewer.kind === 'user' && mayImportProblems(viewer) && viewer.userId === userId);
}

/** A package holds the test data and the jury's solutions, so a problem is exported by those who may change it. */
export function mayExportProblem(viewer: Viewer, problem: AuthoredProblem): boolean {
  return mayEditProblem(viewer, problem);
}
