import type { Context } from '../../core/context.ts';
import { siteConfig } from '../../core/settings/site.service.ts';
import { visibleContests } from '../../place/contest/contest.rule.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { readableDiscussions } from '../core/discussion.rule.ts';
import { discussedEditorials } from '../core/editorial.rule.ts';
import { isAreaOpen } from '../core/open-area.service.ts';
import { readableQuestions } from '../core/question.rule.ts';
import { readableSolutions } from '../core/solution.rule.ts';
import { placeOfProblem, problemTitle, threadPath } from '../thread/thread-path.ts';
import type { Subject } from '../thread/thread.ts';

type Asking = Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>;

/** What a thread is about, as a list names it. */
export interface NamedSubject {
  readonly subject: Subject;
  readonly title: string;
  /** Path of the site. */
  readonly path: string;
}

const problemSelect = { displayId: true, title: true, inBank: true, groupId: true } as const;

/**
 * Names those of some subjects that the viewer reads now, by the rules of their threads; a few queries for all. A
 * contest is named to whom its announcement is shown.
 *
 * @returns a function that answers null for the others.
 */
export async function readableSubjects(
  asking: Asking,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => NamedSubject | null> {
  const { db, viewer, now } = asking;
  const closed = await closedProblems(asking);
  const idsOf = (kind: Subject['kind']) => ({ in: subjects.flatMap((one) => (one.kind === kind ? [one.id] : [])) });
  const [contests, discussions, editorials, questions, solutions, { isContestCommentOpen }] = await Promise.all([
    db.contest.findMany({
      where: { id: idsOf('CONTEST'), AND: visibleContests(viewer) },
      select: { id: true, title: true },
    }),
    db.discussion.findMany({
      where: { id: idsOf('DISCUSSION'), AND: readableDiscussions(viewer, closed) },
      select: { id: true, title: true, groupId: true },
    }),
    db.editorial.findMany({
      where: { id: idsOf('EDITORIAL'), AND: discussedEditorials(viewer, { closed, now }) },
      select: { id: true, problem: { select: problemSelect } },
    }),
    db.lineQuestion.findMany({
      where: { id: idsOf('QUESTION'), AND: readableQuestions(viewer, closed) },
      select: { id: true, problem: { select: problemSelect } },
    }),
    db.communitySolution.findMany({
      where: { id: idsOf('SOLUTION'), AND: readableSolutions(viewer, closed) },
      select: { id: true, problem: { select: problemSelect } },
    }),
    siteConfig(asking),
  ]);
  const named = new Map<string, NamedSubject>();
  const name = (subject: Subject, title: string, path: string) => named.set(keyOf(subject), { subject, title, path });
  if (isContestCommentOpen)
    for (const { id, title } of contests) name({ kind: 'CONTEST', id }, title, threadPath.contest(id));
  for (const { id, title, groupId } of discussions)
    if (await isAreaOpen(asking, groupId)) name({ kind: 'DISCUSSION', id }, title, threadPath.discussion(id));
  for (const { id, problem } of editorials)
    if (await isAreaOpen(asking, placeOfProblem(problem)))
      name({ kind: 'EDITORIAL', id }, problemTitle(problem), threadPath.editorial(problem.displayId));
  for (const { id, problem } of questions)
    name({ kind: 'QUESTION', id }, problemTitle(problem), threadPath.question(id));
  for (const { id, problem } of solutions)
    if (await isAreaOpen(asking, placeOfProblem(problem)))
      name({ kind: 'SOLUTION', id }, problemTitle(problem), threadPath.solution(id));
  return (subject) => named.get(keyOf(subject)) ?? null;
}

function keyOf({ kind, id }: Subject): string {
  return `${kind} ${id}`;
}
