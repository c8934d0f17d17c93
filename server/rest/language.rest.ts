import { judgeOfLanguage } from '@verdict/schema/queue/language/remote-language-key.ts';
import { z } from 'zod';
import {
  type RestLanguageFragment,
  RestContestProblemLanguagesDocument,
  RestLanguagesDocument,
  RestProblemLanguagesDocument,
  RestSolvedProblemLanguagesDocument,
} from './language.rest.generated.ts';
import { failWith } from './operate.ts';
import { type Operate, restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { int, optionalInt } from './wire.ts';

function wireLanguage(language: RestLanguageFragment) {
  return {
    id: language.id,
    contentType: language.contentType,
    description: language.description,
    name: language.name,
    compileCommand: language.compileCommand,
    template: language.template,
    codeTemplate: language.template,
    isSpj: language.isChecker,
    oj: judgeOfLanguage(language.key) ?? 'ME',
    seq: language.position,
    gmtCreate: language.createdAt,
    gmtModified: language.updatedAt,
  };
}

/** What a name on the wire stands for. */
interface NamedLanguage {
  /** Undefined: no language has the name. */
  readonly key: string | undefined;
  /** Names that could be given. */
  readonly names: readonly string[];
}

/** The language of the site that has this name on the wire. */
export async function languageKeyOf(operate: Operate, name: string): Promise<NamedLanguage> {
  const { languages } = await operate(RestLanguagesDocument, {});
  return {
    key: languages.find((language) => language.name === name)?.key,
    names: languages.map((language) => language.name),
  };
}

/**
 * The language of a solution: of a remote problem one that its judge offers, by its name there or its key; else one of
 * the site.
 *
 * @param pid display id, within the contest where one is given.
 */
export async function solutionLanguage(
  operate: Operate,
  { pid, cid, language: name }: { readonly pid: string; readonly cid?: number | undefined; readonly language: string },
): Promise<NamedLanguage> {
  const problem = cid
    ? (await operate(RestContestProblemLanguagesDocument, { contestId: cid, displayId: pid })).contestProblem
    : (await operate(RestSolvedProblemLanguagesDocument, { displayId: pid })).problem;
  if (!problem?.isRemote) return languageKeyOf(operate, name);
  const languages = problem.languages.map(({ language }) => language);
  const found = languages.find((language) => language.name === name) ?? languages.find(({ key }) => key === name);
  return { key: found?.key, names: languages.map((language) => language.name) };
}

/** Calls about languages, of the contract's area "problem". */
export const languageCalls = [
  restCall({
    method: 'GET',
    path: '/api/languages',
    auth: 'none',
    input: z.object({ pid: optionalInt }),
    async answer({ operate }) {
      const { languages } = await operate(RestLanguagesDocument, {});
      return languages.map(wireLanguage);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-problem-languages',
    auth: 'none',
    input: z.object({ pid: int }),
    async answer({ input, operate, context }) {
      const { problem } = await operate(RestProblemLanguagesDocument, { id: input.pid });
      if (!problem) return failWith(404, say(sentences.noSuchProblem, context.locale));
      return problem.languages.map((offer) => wireLanguage(offer.language));
    },
  }),
];
