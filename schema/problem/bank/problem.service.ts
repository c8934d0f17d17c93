import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { visibleProblems } from './problem.rule.ts';

/** Condition that names one problem the viewer may see. */
export function oneProblem(
  { viewer }: Pick<Context, 'viewer'>,
  key: { readonly displayId: string } | { readonly id: number },
): Prisma.ProblemWhereInput {
  return { AND: [key, visibleProblems(viewer)] };
}
