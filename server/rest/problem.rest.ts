import { codeBlocks } from '@verdict/schema/problem/package/code-blocks.ts';
import { z } from 'zod';
import { failWith } from './operate.ts';
import {
  type RestProblemDetailQuery,
  type RestProblemListQuery,
  type RestProblemStatisticsFragment,
  RestProblemAnswersDocument,
  RestProblemBanksDocument,
  RestProblemCodeTemplatesDocument,
  RestProblemDetailDocument,
  RestProblemListDocument,
  RestProblemTagsDocument,
  RestRandomProblemDocument,
  RestTagGroupsDocument,
  RestTagsDocument,
} from './problem.rest.generated.ts';
import { wireOffers, wireSolvable, wireTag } from './problem.wire.ts';
import { restCall, type Operate, type RestRequest } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import {
  bankStateCode,
  difficultyCode,
  int,
  intList,
  nameOfCode,
  optionalInt,
  optionalText,
  pageOf,
  paging,
  problemTypeCode,
  text,
  visibilityCode,
} from './wire.ts';

function wireCounts({ total, ac, mle, tle, re, pe, ce, wa, se, pac }: RestProblemStatisticsFragment) {
  return { total, ac, mle, tle, re, pe, ce, wa, se, pa: pac };
}

/** A problem in a list. */
export function wireListed(problem: RestProblemListQuery['problems']['items'][number]) {
  return {
    pid: problem.id,
    problemId: problem.displayId,
    title: problem.title,
    difficulty: problem.difficulty && difficultyCode[problem.difficulty],
    type: problemTypeCode[problem.type],
    tags: problem.tags.map(wireTag),
    ...wireCounts(problem.statistics),
    score: null,
  };
}

function wireProblem(problem: NonNullable<RestProblemDetailQuery['problem']>) {
  return {
    ...wireSolvable(problem),
    id: problem.id,
    problemId: problem.displayId,
    auth: visibilityCode[problem.visibility],
    codeShare: problem.isCodeShared,
    openCaseResult: problem.isCaseResultPublished,
    caseVersion: problem.testDataVersion,
    modifiedUser: problem.modifierName,
    isGroup: problem.groupId !== null,
    gid: problem.groupId,
    applyPublicProgress: bankStateCode[problem.bankState],
    gmtCreate: problem.createdAt,
    gmtModified: problem.updatedAt,
  };
}

/** A problem of the bank as the wire shows it by itself. */
export async function problemDetail(
  operate: Operate,
  displayId: string,
  { locale }: Pick<RestRequest<unknown>['context'], 'locale'>,
) {
  const { problem } = await operate(RestProblemDetailDocument, { displayId });
  if (!problem) return failWith(404, say(sentences.noSuchProblem, locale));
  return {
    problem: wireProblem(problem),
    ...wireOffers(problem),
    problemCount: { pid: problem.id, ...wireCounts(problem.statistics) },
  };
}

/** Calls of the contract's area "problem". */
export const problemCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-problem-list',
    auth: 'none',
    input: z.object({
      ...paging(10),
      keyword: optionalText,
      tagId: intList,
      difficulty: optionalInt,
      oj: optionalText,
    }),
    async answer({ input, operate }) {
      const { problems } = await operate(RestProblemListDocument, {
        filter: {
          keyword: input.keyword ?? null,
          tagIds: input.tagId,
          difficulty: nameOfCode(difficultyCode, input.difficulty) ?? null,
          origin: await bankOf(input.oj, operate),
        },
        page: { page: input.currentPage, size: input.limit },
      });
      return pageOf(problems, problems.items.map(wireListed));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-problem-detail',
    auth: 'none',
    input: z.object({ problemId: text }),
    answer: ({ input, operate, context }) => problemDetail(operate, input.problemId, context),
  }),
  restCall({
    method: 'GET',
    path: '/api/get-problem-code-template',
    auth: 'none',
    input: z.object({ pid: int }),
    async answer({ input, operate, context }) {
      const { problem } = await operate(RestProblemCodeTemplatesDocument, { id: input.pid });
      if (!problem) return failWith(404, say(sentences.noSuchProblem, context.locale));
      return problem.codeTemplates.map((template) => ({
        id: template.id,
        pid: input.pid,
        lid: template.language.id,
        code: templateCode(template),
        status: true,
        gmtCreate: template.createdAt,
        gmtModified: template.updatedAt,
      }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-problem-code-answer',
    auth: 'user',
    input: z.object({ pid: int }),
    async answer({ input, operate, context }) {
      const { problem } = await operate(RestProblemAnswersDocument, { id: input.pid });
      if (!problem) return failWith(404, say(sentences.noSuchProblem, context.locale));
      if (problem.answers === null) return failWith(403, say(sentences.roleNeeded, context.locale));
      const names = new Map(problem.languages.map(({ language }) => [language.key, language.name]));
      return problem.answers.map(({ languageKey, code }) => ({
        language: names.get(languageKey) ?? languageKey,
        code,
      }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-all-problem-tags',
    auth: 'none',
    input: z.object({ oj: optionalText }),
    async answer({ input, operate }) {
      const { tags } = await operate(RestTagsDocument, { origin: originOf(input.oj) ?? 'ALL' });
      return tags.map(wireTag);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-problem-tags',
    auth: 'none',
    input: z.object({ pid: optionalInt }),
    async answer({ input, operate, context }) {
      if (input.pid === undefined) return (await operate(RestTagsDocument, { origin: 'ME' })).tags.map(wireTag);
      const { problem } = await operate(RestProblemTagsDocument, { id: input.pid });
      return problem ? problem.tags.map(wireTag) : failWith(404, say(sentences.noSuchProblem, context.locale));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-problem-tags-and-classification',
    auth: 'none',
    input: z.object({ oj: optionalText }),
    async answer({ input, operate }) {
      const { tagGroups } = await operate(RestTagGroupsDocument, { origin: originOf(input.oj) ?? 'ALL' });
      return tagGroups.map(({ classification, tags }) => ({
        classification: classification && {
          id: classification.id,
          name: classification.name,
          oj: classification.origin,
          rank: classification.rank,
          gmtCreate: classification.createdAt,
          gmtModified: classification.updatedAt,
        },
        tagList: tags.map(wireTag),
      }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-random-problem',
    auth: 'none',
    input: z.object({}),
    async answer({ operate, context }) {
      const { randomProblem } = await operate(RestRandomProblemDocument, {});
      return randomProblem
        ? { problemId: randomProblem.displayId }
        : failWith(400, say(sentences.noPublicProblem, context.locale));
    },
  }),
];

interface Template {
  readonly template: string;
  readonly prepend: string | null;
  readonly append: string | null;
}

/** A template as forms edit it: with what is compiled around it, for those who may change the problem. */
function templateCode({ template, prepend, append }: Template): string {
  if (!prepend && !append) return template;
  return codeBlocks({ template, prepend: prepend ?? '', append: append ?? '' });
}

/** Remote judges that clients name, with or without problems of theirs here. */
const remoteBanks: ReadonlySet<string> = new Set(['HDU', 'CF', 'POJ', 'GYM', 'AC', 'SPOJ', 'LIBRE']);

/**
 * The bank a list of problems is asked of: what names no remote judge is the local one (REST contract); ALL is every
 * one.
 */
async function bankOf(oj: string | undefined, operate: Operate): Promise<string | null> {
  const origin = originOf(oj);
  if (origin === null || origin === 'ME') return origin;
  const { problemBanks } = await operate(RestProblemBanksDocument, {});
  return remoteBanks.has(origin) || problemBanks.includes(origin) ? origin : 'ME';
}

/** The bank a client asks for: Mine, ME and nothing are the local one; ALL is every one. */
function originOf(oj: string | undefined): string | null {
  if (oj === undefined || oj === 'Mine' || oj === 'ME' || oj === 'My OJ') return 'ME';
  return oj === 'ALL' || oj === 'All' ? null : oj;
}
