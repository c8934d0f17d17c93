import type { Services } from '../../core/context.ts';
import { checkerFactsSelect } from './checker-hash.ts';
import { includesOf } from './checker-includes.service.ts';
import { languagesWithIncludes } from './include-names.ts';
import { compileProblemChecker } from './problem-checker.service.ts';

/**
 * Has the checkers and interactors that include a file, or would if it were there, compiled anew, behind all other
 * work: so admins learn what a change of the file broke before a submission does. A transaction for each, since they
 * may be many.
 */
export async function compileIncluding(
  services: Pick<Services, 'db' | 'pubsub' | 'files'>,
  name: string,
): Promise<void> {
  const problems = await services.db.problem.findMany({
    where: { judgeMode: { not: 'DEFAULT' }, checkerLanguageKey: { in: [...languagesWithIncludes] } },
    select: { id: true, ...checkerFactsSelect },
    orderBy: { id: 'asc' },
  });
  for (const { id, ...checker } of problems) {
    if ((await includesOf(services.files, checker, [{ name }])).length === 0) continue;
    await services.db.$transaction((tx) => compileProblemChecker(tx, services, id));
  }
}
