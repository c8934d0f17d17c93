import { z } from 'zod';
import { failWith } from './operate.ts';
import type { RestProblemDetailQuery, RestProblemStatisticsFragment, RestTagFragment } from './problem.rest.generated.ts';
import {
  RestProblemCodeTemplatesDocument,
  RestProblemDetailDocument,
  RestProblemListDocument,
  RestProblemStatusesDocument,
  RestProblemTagsDocument,
  RestRandomProblemDocument,
  RestTagGroupsDocument,
  RestTagsDocument,
} from './problem.rest.generated.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { caseModeName, difficultyCode, flag, int, intList, judgeModeName, nameOfCode, optionalInt, optionalText, pageOf, paging, problemTypeCode, text, visibilityCode } from './wire.ts';

/** A tag as the wire shows it. */
export function wireTag(tag: RestTagFragment) {
  return { id: tag.id, name: tag.name, color: tag.color, oj: tag.origin, gid: tag.groupId, tcid: tag.classificationId, gmtCreate: tag.createdAt, gmtModified: tag.updatedAt };
}

function wireCounts({ total, ac, mle, tle, re, pe, ce, wa, se, pac }: RestProblemStatisticsFragment) {
  return { total, ac, mle, tle, re, pe, ce, wa, se, pa: pac };
}

function wireProblem(problem: NonNullable<RestProblemDetailQuery['problem']>) {
  return {
    id: problem.id,
    problemId: problem.displayId,
    title: problem.title,
    author: problem.authorName,
    type: problemTypeCode[problem.type],
    judgeMode: judgeModeName[problem.judgeMode],
    judgeCaseMode: caseModeName[problem.judgeCaseMode],
    timeLimit: problem.timeLimitMs,
    memoryLimit: problem.memoryLimitMb,
    stackLimit: problem.stackLimitMb,
    description: problem.statement.description,
    input: problem.statement.input,
    output: problem.statement.output,
    examples: problem.samples.map(({ input, output }) => `<input>${input}</input><output>${output}</output>`).join(''),
    isRemote: problem.isRemote,
    source: problem.source,
    difficulty: difficultyCode[problem.difficulty],
    hint: problem.statement.hint,
    auth: visibilityCode[problem.visibility],
    ioScore: problem.totalScore,
    codeShare: problem.isCodeShared,
    spjCode: null,
    spjLanguage: null,
    userExtraFile: null,
    judgeExtraFile: null,
    isRemoveEndBlank: problem.isRemoveEndBlank,
    openCaseResult: problem.isCaseResultPublished,
    isUploadCase: true,
    caseVersion: problem.testDataVersion,
    modifiedUser: problem.modifierName,
    isGroup: problem.groupId !== null,
    gid: problem.groupId,
    applyPublicProgress: problem.applyPublicProgress,
    isFileIO: problem.ioReadFileName !== null || problem.ioWriteFileName !== null,
    ioReadFileName: problem.ioReadFileName,
    ioWriteFileName: problem.ioWriteFileName,
    gmtCreate: problem.createdAt,
    gmtModified: problem.updatedAt,
  };
}

/** Calls of the contract's area "problem". */
export const problemCalls = [
  restCall({
    method: 'GET',
    path: '/api/get-problem-list',
    auth: 'none',
    input: z.object({ ...paging(10), keyword: optionalText, tagId: intList, difficulty: optionalInt, oj: optionalText }),
    async answer({ input, operate }) {
      const { problems } = await operate(RestProblemListDocument, {
        filter: { keyword: input.keyword ?? null, tagIds: input.tagId, difficulty: nameOfCode(difficultyCode, input.difficulty) ?? null, origin: originOf(input.oj) },
        page: { page: input.currentPage, size: input.limit },
      });
      const records = problems.items.map((problem) => ({
        pid: problem.id,
        problemId: problem.displayId,
        title: problem.title,
        difficulty: difficultyCode[problem.difficulty],
        type: problemTypeCode[problem.type],
        tags: problem.tags.map(wireTag),
        ...wireCounts(problem.statistics),
        score: null,
      }));
      return pageOf(problems, records);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-problem-detail',
    auth: 'none',
    input: z.object({ problemId: text }),
    async answer({ input, operate, context }) {
      const { problem } = await operate(RestProblemDetailDocument, { displayId: input.problemId });
      if (!problem) return failWith(404, say(sentences.noSuchProblem, context.locale));
      return {
        problem: wireProblem(problem),
        tags: problem.tags.map(wireTag),
        languages: problem.languages.map((offer) => offer.language.name),
        problemCount: { pid: problem.id, ...wireCounts(problem.statistics) },
        codeTemplate: Object.fromEntries(problem.codeTemplates.map((template) => [template.language.name, template.template])),
      };
    },
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
        code: template.template,
        status: true,
        gmtCreate: template.createdAt,
        gmtModified: template.updatedAt,
      }));
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-all-problem-tags',
    auth: 'none',
    input: z.object({ oj: optionalText }),
    async answer({ input, operate }) {
      const { tags } = await operate(RestTagsDocument, { origin: originOf(input.oj) });
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
      const { tagGroups } = await operate(RestTagGroupsDocument, { origin: originOf(input.oj) });
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
      return randomProblem ? { problemId: randomProblem.displayId } : failWith(400, say(sentences.noPublicProblem, context.locale));
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/get-user-problem-status',
    auth: 'user',
    input: z.object({ pidList: intList.pipe(z.array(z.int()).min(1)), isContestProblemList: flag }),
    async answer({ input, operate }) {
      const { problemStatuses } = await operate(RestProblemStatusesDocument, { problemIds: input.pidList });
      return Object.fromEntries(
        problemStatuses.map(({ problemId, status, score }) => [String(problemId), input.isContestProblemList ? { status, score } : { status }]),
      );
    },
  }),
];

/** The bank a client asks for: Mine, ME and nothing are the local one; ALL is every one. */
function originOf(oj: string | undefined): string | null {
  if (oj === undefined || oj === 'Mine' || oj === 'ME' || oj === 'My OJ') return 'ME';
  return oj === 'ALL' || oj === 'All' ? null : oj;
}
