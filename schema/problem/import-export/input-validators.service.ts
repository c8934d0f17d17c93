import { readFile } from 'node:fs/promises';
import type { Transaction } from '../../core/context.ts';
import type { FileContent, ReadProblem } from '../package/problem-content.ts';
import { languageOf } from '../package/source-language.ts';

/** Exit codes by which validators say that an input is right: by the Kattis convention, and by testlib's. */
const acceptByKattis = 42;
const acceptByTestlib = 0;

/** What is known of a validator of inputs beside its sources. */
interface FoundValidator {
  readonly name: string;
  readonly languageKey: string;
  readonly acceptExitCode: number;
}

/**
 * The validators a package brings, told from their files of kind INPUT_VALIDATOR; those in no language known here, such
 * as grammars, are left out.
 */
export async function validatorsOf({ files }: Pick<ReadProblem, 'files'>): Promise<FoundValidator[]> {
  const byName = new Map<string, FileContent<string>[]>();
  for (const file of files.filter(({ kind }) => kind === 'INPUT_VALIDATOR')) {
    const [name = ''] = file.name.split('/');
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  const found = await Promise.all(
    [...byName].map(async ([name, own]): Promise<FoundValidator[]> => {
      const sources = own.filter((file) => languageOf(file.name) !== null);
      const languageKey = sources.map((file) => languageOf(file.name)).find((key) => key !== null);
      if (languageKey === undefined || languageKey === null) return [];
      const texts = await Promise.all(sources.map(({ file }) => readFile(file, 'utf8')));
      const isTestlib = texts.some((text) => /#\s*include\s*["<]testlib\.h[">]/u.test(text));
      return [{ name, languageKey, acceptExitCode: isTestlib ? acceptByTestlib : acceptByKattis }];
    }),
  );
  return found.flat();
}

/** Replaces the validators of a problem. */
export async function writeValidators(
  tx: Transaction,
  problemId: number,
  validators: readonly FoundValidator[],
): Promise<void> {
  await tx.inputValidator.deleteMany({ where: { problemId } });
  await tx.inputValidator.createMany({ data: validators.map((validator) => ({ problemId, ...validator })) });
}
