import { pickStatement } from '@verdict/schema/problem/bank/pick-statement.ts';
import {
  RestProblemCasesDocument,
  RestProblemFormDocument,
  type RestFormFragment,
} from './admin-problem.rest.generated.ts';
import { RestLanguagesDocument } from './language.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import type { BodyFacts, ProblemBody } from './problem-body.ts';
import type { Operate, RestRequest } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { RestTestUploadDocument } from './test-data.rest.generated.ts';
import { bankStateCode, caseModeName, difficultyCode, judgeModeName, problemTypeCode, visibilityCode } from './wire.ts';

type Locale = RestRequest<unknown>['context']['locale'];

/** Cases of one page of the schema; old clients want all. */
const casesAtOnce = 100;

export function wireForm(form: RestFormFragment, locale: Locale, languages: BodyFacts['languages']) {
  const statement = pickStatement(form.statements, null, locale);
  const files = (list: RestFormFragment['userExtraFiles']) =>
    list.length === 0 ? null : JSON.stringify(Object.fromEntries(list.map(({ name, content }) => [name, content])));
  return {
    ...wireRow({
      ...form,
      title: statement?.title ?? form.title,
      author: form.authorName,
      modifier: form.modifierName,
    }),
    judgeCaseMode: caseModeName[form.judgeCaseMode],
    timeLimit: form.timeLimitMs,
    memoryLimit: form.memoryLimitMb,
    stackLimit: form.stackLimitMb,
    description: statement?.description ?? '',
    input: statement?.input ?? '',
    output: statement?.output ?? '',
    hint: statement?.hint ?? '',
    examples: form.samples.map(({ input, output }) => `<input>${input}</input><output>${output}</output>`).join(''),
    source: form.source,
    ioScore: form.totalScore,
    codeShare: form.isCodeShared,
    spjCode: form.checker?.code ?? null,
    spjLanguage: languages.find(({ key }) => key === form.checker?.languageKey)?.name ?? null,
    userExtraFile: files(form.userExtraFiles),
    judgeExtraFile: files(form.judgeExtraFiles),
    isRemoveEndBlank: form.isRemoveEndBlank,
    openCaseResult: form.isCaseResultPublished,
    isUploadCase: !form.isManualCases,
    caseVersion: form.testDataVersion,
    isFileIO: form.ioReadFileName !== null || form.ioWriteFileName !== null,
    ioReadFileName: form.ioReadFileName,
    ioWriteFileName: form.ioWriteFileName,
  };
}

type Row = Pick<
  RestFormFragment,
  | 'id'
  | 'displayId'
  | 'title'
  | 'type'
  | 'judgeMode'
  | 'isRemote'
  | 'difficulty'
  | 'visibility'
  | 'groupId'
  | 'bankState'
  | 'createdAt'
  | 'updatedAt'
> & { readonly author: string | null; readonly modifier: string | null };

/** A row of the list: what only the form knows is absent there. */
export function wireRow(row: Row) {
  return {
    id: row.id,
    problemId: row.displayId,
    title: row.title,
    author: row.author,
    type: problemTypeCode[row.type],
    judgeMode: judgeModeName[row.judgeMode],
    judgeCaseMode: null,
    timeLimit: null,
    memoryLimit: null,
    stackLimit: null,
    description: null,
    input: null,
    output: null,
    examples: null,
    isRemote: row.isRemote,
    source: null,
    difficulty: difficultyCode[row.difficulty],
    hint: null,
    auth: visibilityCode[row.visibility],
    ioScore: null,
    codeShare: null,
    spjCode: null,
    spjLanguage: null,
    userExtraFile: null,
    judgeExtraFile: null,
    isRemoveEndBlank: null,
    openCaseResult: null,
    isUploadCase: null,
    caseVersion: null,
    modifiedUser: row.modifier,
    isGroup: row.groupId !== null,
    gid: row.groupId,
    applyPublicProgress: bankStateCode[row.bankState],
    isFileIO: null,
    ioReadFileName: null,
    ioWriteFileName: null,
    gmtCreate: row.createdAt,
    gmtModified: row.updatedAt,
  };
}

/** The body status of a problem that is not there: a wrong request in the back office. */
const missingStatus = 400;

/** The form of a problem, or the failure the wire has for it. */
export async function formOf(
  operate: Operate,
  id: number,
  locale: Locale,
  missing: number = missingStatus,
): Promise<RestFormFragment> {
  const { problemForm, problem } = await operate(RestProblemFormDocument, { id });
  if (problemForm) return problemForm;
  return problem
    ? failWith(403, say(sentences.mayNotChangeProblem, locale))
    : failWith(missing, say(sentences.noSuchProblem, locale));
}

/** All cases of a problem, named as its files are. */
export async function allCases(operate: Operate, id: number) {
  const first = (await operate(RestProblemCasesDocument, { id, page: { page: 1, size: casesAtOnce } })).problemCases;
  const cases = [...first.items];
  for (let page = 2; cases.length < first.total; page += 1) {
    const { items } = (await operate(RestProblemCasesDocument, { id, page: { page, size: casesAtOnce } })).problemCases;
    if (items.length === 0) break;
    cases.push(...items);
  }
  return cases;
}

export async function factsOf(
  body: ProblemBody,
  { operate, context: { locale } }: RestRequest<unknown>,
  stored: RestFormFragment | null,
): Promise<BodyFacts> {
  const { languages } = await operate(RestLanguagesDocument, {});
  const language =
    (stored && pickStatement(stored.statements, null, locale)?.language) ?? (locale === 'zh-CN' ? 'zh' : 'en');
  return { stored, language, languages, cases: await casesOf(body, operate, stored) };
}

async function casesOf(
  { isUploadTestCase, uploadTestcaseDir }: ProblemBody,
  operate: Operate,
  stored: RestFormFragment | null,
): Promise<BodyFacts['cases']> {
  if (!isUploadTestCase) return [];
  if (uploadTestcaseDir !== undefined)
    return (await operate(RestTestUploadDocument, { uploadId: uploadTestcaseDir })).testUpload?.cases ?? [];
  return stored === null
    ? []
    : (await allCases(operate, stored.id)).map(({ name }) => ({ name, inputName: `${name}.in` }));
}

/** The schema's failure; a problem that is not there is none the caller may not see, as elsewhere. */
export function failHere(error: Parameters<typeof failDomain>[0], missing: number = missingStatus): never {
  return error.code === 'PROBLEM_NOT_FOUND' ? failWith(missing, error.message) : failDomain(error);
}
