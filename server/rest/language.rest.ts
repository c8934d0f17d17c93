import { z } from 'zod';
import {
  type RestLanguageFragment,
  RestLanguagesDocument,
  RestProblemLanguagesDocument,
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
    oj: 'ME',
    seq: language.position,
    gmtCreate: language.createdAt,
    gmtModified: language.updatedAt,
  };
}

/** Key of the language that has this name on the wire; undefined when none has. */
export async function languageKeyOf(
  operate: Operate,
  name: string,
): Promise<{ readonly key: string | undefined; readonly names: readonly string[] }> {
  const { languages } = await operate(RestLanguagesDocument, {});
  return {
    key: languages.find((language) => language.name === name)?.key,
    names: languages.map((language) => language.name),
  };
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
