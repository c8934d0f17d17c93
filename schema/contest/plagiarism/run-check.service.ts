import type { PlagiarismGapReason, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { submitAnswerKey } from '../../queue/language/submit-answer-key.ts';
import { chosenPrograms } from './chosen-programs.ts';
import { bestPairs } from './compare/best-pairs.ts';
import { compareAside } from './compare/compare-aside.ts';
import type { AlikePair, Findings, Program } from './compare/compare.ts';
import { familyOf, type Family } from './compare/grammar.ts';
import { storeParts } from './stored-fragments.ts';

/*
 * How a check comes about
 *
 * It is a row, one for each problem of a contest, and waits until the job has compared. Nothing of it is stored before
 * all is known, so a job that was cut off begins again; one that was begun three times and never ended is given up.
 */

/** Name of the job. */
export const plagiarismJob = 'plagiarism';

/** Programs of one comparison. */
const mostPrograms = 5_000;
/** Characters of a program that are looked at. */
const longestProgram = 100_000;
const mostAttempts = 3;
const readAtOnce = 200;

/** Checks that wait. */
export async function dueChecks({ db }: Pick<Services, 'db'>): Promise<number[]> {
  return (
    await db.plagiarismCheck.findMany({
      where: { state: 'WAITING' },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: 100,
    })
  ).map(({ id }) => id);
}

/** Compares what participants submitted. */
export async function runCheck({ db }: Pick<Services, 'db'>, id: number, now: Date): Promise<void> {
  const waiting = await db.plagiarismCheck.findFirst({
    where: { id, state: 'WAITING' },
    select: {
      attempts: true,
      requestedAt: true,
      contestProblemId: true,
      contestProblem: { select: { problemId: true } },
    },
  });
  if (waiting === null) return;
  const {
    attempts,
    requestedAt,
    contestProblemId,
    contestProblem: { problemId },
  } = waiting;
  // Of a check that was asked for again meanwhile, the next run tells.
  const own = { id, state: 'WAITING', requestedAt } as const;
  if (attempts >= mostAttempts) {
    await db.plagiarismCheck.updateMany({ where: own, data: { state: 'FAILED', endedAt: now } });
    return;
  }
  await db.plagiarismCheck.updateMany({ where: own, data: { attempts: { increment: 1 } } });
  const chosen = await choosePrograms(db, contestProblemId);
  const taken = chosen.slice(0, mostPrograms);
  const findings: Findings[] = [];
  for (const [family, members] of Map.groupBy(taken, (program) => program.family)) {
    const programs = await readPrograms(
      db,
      members.map((member) => member.id),
    );
    findings.push(await compareAside({ family, programs, templates: await readTemplates(db, problemId, family) }));
  }
  const [cut, tooShort] = [findings.flatMap((found) => found.cut), findings.flatMap((found) => found.tooShort)];
  const counts = {
    programCount: taken.length,
    leftOutCount: chosen.length - taken.length,
    cutCount: cut.length,
    tooShortCount: tooShort.length,
  };
  await db.$transaction(
    async (tx) => {
      const { count } = await tx.plagiarismCheck.updateMany({
        where: own,
        data: { state: 'DONE', endedAt: now, ...counts },
      });
      if (count === 0) return;
      await storePairs(tx, id, bestPairs(findings.flatMap(({ pairs }) => pairs)));
      await tx.plagiarismGap.deleteMany({ where: { checkId: id } });
      await tx.plagiarismGap.createMany({ data: [...gapsOf(id, 'CUT', cut), ...gapsOf(id, 'TOO_SHORT', tooShort)] });
    },
    { timeout: 60_000, maxWait: 10_000 },
  );
}

/**
 * Of what participants submitted while their contest ran, answer files left out. Who takes part later may have read
 * what was published. While a program is judged again, its old verdict goes on counting.
 */
async function choosePrograms(
  db: Services['db'],
  contestProblemId: number,
): Promise<{ readonly id: number; readonly family: Family }[]> {
  const submissions = await db.$queryRaw<Parameters<typeof chosenPrograms>[0]>`
    SELECT s.id, s.participant_id AS "participantId", s.language_key AS "languageKey",
      coalesce(v.status, s.status) AS status, CASE WHEN v.status IS NULL THEN s.score ELSE v.score END AS score
    FROM submission s JOIN contest_participant p ON p.id = s.participant_id JOIN contest c ON c.id = s.contest_id
      LEFT JOIN verdict_change v ON s.status IN (5, 6, 7, 9) AND v.submission_id = s.id AND v.version = s.version
    WHERE s.contest_problem_id = ${contestProblemId} AND p.kind <> 'VIRTUAL' AND s.submitted_at <= c.ends_at
      AND s.language_key <> ${submitAnswerKey} ORDER BY s.id`;
  return chosenPrograms(submissions);
}

/** In parts: codes may be long, and one answer of the database holds them all. */
async function readPrograms(db: Services['db'], ids: readonly number[]): Promise<Program[]> {
  const programs: Program[] = [];
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const part = await db.submission.findMany({
      where: { id: { in: ids.slice(from, from + readAtOnce) } },
      select: { id: true, code: true },
      orderBy: { id: 'asc' },
    });
    programs.push(...part.map(({ id, code }) => ({ id, code: code.slice(0, longestProgram) })));
  }
  return programs;
}

/** What everybody was given in a family of languages, whole and in its parts. */
async function readTemplates(db: Services['db'], problemId: number, family: Family): Promise<string[]> {
  const templates = await db.codeTemplate.findMany({
    where: { problemId },
    select: { languageKey: true, prepend: true, template: true, append: true },
  });
  return templates
    .filter(({ languageKey }) => familyOf(languageKey) === family)
    .map(({ prepend, template, append }) => `${prepend}\n${template}\n${append}`);
}

function gapsOf(
  checkId: number,
  reason: PlagiarismGapReason,
  submissionIds: readonly number[],
): Prisma.PlagiarismGapCreateManyInput[] {
  return submissionIds.map((submissionId) => ({ checkId, submissionId, reason }));
}

/**
 * A pair that is found again stays the same row with its note, so that whoever reads it can go on; what somebody has
 * judged stays as it was judged, and of what is not found any more nothing goes that somebody wrote to.
 */
async function storePairs(tx: Transaction, checkId: number, pairs: readonly AlikePair[]): Promise<void> {
  const found = JSON.stringify(
    pairs.map(({ leftId, rightId, similarity, longestTokens, parts }) => ({
      left_id: leftId,
      right_id: rightId,
      similarity,
      longest_tokens: longestTokens,
      fragments: storeParts(parts),
    })),
  );
  await tx.$executeRaw`
    DELETE FROM plagiarism_pair WHERE check_id = ${checkId} AND review IS NULL AND note = ''
      AND (left_id, right_id) NOT IN (
        SELECT left_id, right_id FROM jsonb_to_recordset(${found}::jsonb) AS found (left_id int, right_id int))`;
  await tx.$executeRaw`
    INSERT INTO plagiarism_pair (check_id, left_id, right_id, similarity, longest_tokens, fragments)
    SELECT ${checkId}::int, left_id, right_id, similarity, longest_tokens, fragments
    FROM jsonb_to_recordset(${found}::jsonb) AS found (
      left_id int, right_id int, similarity float8, longest_tokens int, fragments jsonb)
    ON CONFLICT (check_id, left_id, right_id) DO UPDATE
      SET similarity = excluded.similarity, longest_tokens = excluded.longest_tokens, fragments = excluded.fragments
      WHERE plagiarism_pair.review IS NULL`;
}
