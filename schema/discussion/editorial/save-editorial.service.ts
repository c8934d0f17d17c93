import type { Disclosure } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { visibleContests } from '../../place/contest/contest.rule.ts';
import { auditProblem } from '../../problem/bank/problem-audit.ts';
import { duplicateFaults, isBlank, refuseFaults, required, type Fault } from '../../problem/editing/fault.ts';
import { checkKeeps } from '../../problem/jury-report/problem-keeping.service.ts';
import { EditorialNotFound } from '../core/editorial.error.ts';
import { EditorialChanged } from './editorial.error.ts';
import type { EditorialText } from './translation.loader.ts';

/** Longest text and longest hint, in characters. */
export const maxContentLength = 65_535;
export const maxHintLength = 5_000;
/** Most jury solutions that an editorial shows. */
export const maxSolutions = 5;

/** From when on others than keepers know of an editorial. */
export type Publication =
  | { readonly kind: 'DRAFT' }
  | { readonly kind: 'NOW' }
  | { readonly kind: 'DATE'; readonly at: Date }
  | { readonly kind: 'CONTEST'; readonly contestId: number };

/** An editorial as a keeper saves it. */
export interface EditorialInput {
  readonly problemId: number;
  /** Version the form was opened with; null: there was no editorial. */
  readonly basedOnVersion: number | null;
  readonly disclosure: Disclosure;
  readonly publication: Publication;
  readonly translations: readonly EditorialText[];
  readonly solutionNames: readonly string[];
}

/** Saves the editorial of a problem. @throws InvalidInput, ProblemNotFound, NotProblemStaff, EditorialChanged */
export async function saveEditorial(context: Context, input: EditorialInput): Promise<void> {
  const { db, viewer, now, locale } = context;
  const { problemId, basedOnVersion, disclosure, translations, solutionNames } = input;
  await checkKeeps(context, problemId);
  refuseFaults([...textFaults(input), ...(await referenceFaults(context, input))], locale);
  const texts = translations.map(({ language, content, hints }) => ({ language, content, hints: [...hints] }));
  const fields = { disclosure, solutionNames: [...solutionNames], updatedAt: now };
  try {
    await db.$transaction(async (tx) => {
      await auditProblem(context, tx, problemId, {
        action: 'editorial.save',
        after: {
          disclosure,
          publication: input.publication.kind,
          languages: translations.map(({ language }) => language).join(', '),
        },
      });
      if (basedOnVersion === null) {
        await tx.editorial.create({
          data: {
            ...fields,
            ...publicationColumns(input.publication, now, null),
            problemId,
            authorId: userIdOf(viewer),
            createdAt: now,
            translations: { create: texts },
          },
          select: { id: true },
        });
        return;
      }
      const { id, publishesAt } = await lockVersion(tx, problemId, basedOnVersion);
      await tx.editorialTranslation.deleteMany({ where: { editorialId: id } });
      await tx.editorial.update({
        where: { id },
        data: {
          ...fields,
          ...publicationColumns(input.publication, now, publishesAt),
          version: { increment: 1 },
          translations: { create: texts },
        },
        select: { id: true },
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const current = await db.editorial.findUnique({ where: { problemId }, select: { version: true } });
    throw new EditorialChanged(current?.version ?? null);
  }
}

/**
 * Deletes the editorial of a problem with its comments; who opened its steps stays recorded.
 *
 * @returns its id
 * @throws ProblemNotFound, NotProblemStaff, EditorialNotFound
 */
export async function deleteEditorial(context: Context, problemId: number): Promise<number> {
  const { db } = context;
  await checkKeeps(context, problemId);
  const editorial = await db.editorial.findUnique({ where: { problemId }, select: { id: true } });
  if (editorial === null) throw new EditorialNotFound();
  await db.$transaction(async (tx) => {
    await tx.editorial.deleteMany({ where: { id: editorial.id } });
    await auditProblem(context, tx, problemId, { action: 'editorial.delete' });
  });
  return editorial.id;
}

/** The editorial at a version; others that save it wait. @throws EditorialChanged */
async function lockVersion(tx: Transaction, problemId: number, basedOnVersion: number) {
  await tx.$queryRaw`SELECT FROM editorial WHERE problem_id = ${problemId} FOR NO KEY UPDATE`;
  const current = await tx.editorial.findUnique({
    where: { problemId },
    select: { id: true, version: true, publishesAt: true },
  });
  if (current === null || current.version !== basedOnVersion) throw new EditorialChanged(current?.version ?? null);
  return current;
}

/** What is published stays so from the moment it was. */
function publicationColumns(publication: Publication, now: Date, before: Date | null) {
  switch (publication.kind) {
    case 'DRAFT':
      return { publishesAt: null, publishesAfterId: null };
    case 'NOW':
      return { publishesAt: before !== null && before <= now ? before : now, publishesAfterId: null };
    case 'DATE':
      return { publishesAt: publication.at, publishesAfterId: null };
    case 'CONTEST':
      return { publishesAt: null, publishesAfterId: publication.contestId };
  }
}

const sameLanguage: Sentence = {
  'zh-CN': '每种语言只能有一份题解。',
  'en-US': 'There is one text for each language.',
};
const unequalHints: Sentence = {
  'zh-CN': '各语言的提示数量必须相同。',
  'en-US': 'All languages need equally many hints.',
};
const sameSolution: Sentence = { 'zh-CN': '该标程已选择。', 'en-US': 'This jury solution is chosen already.' };
const noSolution: Sentence = {
  'zh-CN': '该标程不存在，请重新选择。',
  'en-US': 'There is no such jury solution; choose another one.',
};
const noContest: Sentence = {
  'zh-CN': '请选择包含该题目的比赛。',
  'en-US': 'Choose a contest that has this problem.',
};

function textFaults({ translations, solutionNames }: EditorialInput): Fault[] {
  const hintCount = translations[0]?.hints.length ?? 0;
  return [
    ...(translations.length === 0 ? [required('translations')] : []),
    ...duplicateFaults(
      translations.map(({ language }) => language),
      (index) => `translations.${index}.language`,
      sameLanguage,
    ),
    ...translations.flatMap(({ content, hints }, index) => [
      ...(isBlank(content) ? [required(`translations.${index}.content`)] : []),
      ...hints.flatMap((hint, at) => (isBlank(hint) ? [required(`translations.${index}.hints.${at}`)] : [])),
      ...(hints.length === hintCount ? [] : [{ path: `translations.${index}.hints`, sentence: unequalHints }]),
    ]),
    ...duplicateFaults(solutionNames, (index) => `solutionNames.${index}`, sameSolution),
  ];
}

async function referenceFaults(
  { db, viewer }: Context,
  { problemId, solutionNames, publication }: EditorialInput,
): Promise<Fault[]> {
  const known = await db.jurySubmission.findMany({
    where: { problemId, name: { in: [...solutionNames] } },
    select: { name: true },
  });
  const faults = solutionNames.flatMap((name, index) =>
    known.some((one) => one.name === name) ? [] : [{ path: `solutionNames.${index}`, sentence: noSolution }],
  );
  if (publication.kind !== 'CONTEST') return faults;
  const { contestId } = publication;
  // What another keeper chose may stay.
  const count = await db.contest.count({
    where: {
      id: contestId,
      OR: [
        { AND: [visibleContests(viewer), { problems: { some: { problemId } } }] },
        { editorials: { some: { problemId } } },
      ],
    },
  });
  return count > 0 ? faults : [...faults, { path: 'publication.contestId', sentence: noContest }];
}
