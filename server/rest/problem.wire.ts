import type { RestSolvableProblemFragment, RestTagFragment } from './problem.rest.generated.ts';
import { caseModeName, difficultyCode, judgeModeName, problemTypeCode } from './wire.ts';

/** Problems as the wire shows them, in the bank and in contests. */

/** A tag as the wire shows it. */
export function wireTag(tag: RestTagFragment) {
  return {
    id: tag.id,
    name: tag.name,
    color: tag.color,
    oj: tag.origin,
    gid: tag.groupId,
    tcid: tag.classificationId,
    gmtCreate: tag.createdAt,
    gmtModified: tag.updatedAt,
  };
}

/** What solvers read. Programs of the jury are never sent. */
export function wireSolvable(problem: RestSolvableProblemFragment) {
  return {
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
    difficulty: problem.difficulty && difficultyCode[problem.difficulty],
    hint: problem.statement.hint,
    ioScore: problem.totalScore,
    spjCode: null,
    spjLanguage: null,
    userExtraFile: null,
    judgeExtraFile: null,
    isRemoveEndBlank: problem.isRemoveEndBlank,
    isUploadCase: true,
    isFileIO: problem.ioReadFileName !== null || problem.ioWriteFileName !== null,
    ioReadFileName: problem.ioReadFileName,
    ioWriteFileName: problem.ioWriteFileName,
  };
}

/** What stands beside a problem on the wire. */
export function wireOffers(problem: RestSolvableProblemFragment) {
  return {
    tags: problem.tags.map(wireTag),
    languages: problem.languages.map((offer) => offer.language.name),
    codeTemplate: Object.fromEntries(
      problem.codeTemplates.map((template) => [template.language.name, template.template]),
    ),
  };
}
