import type { ProblemFileKind } from '@verdict/prisma/generated/client/client.ts';
import type { FileStore, Transaction } from '../../core/context.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import { mainFileName } from '../../queue/task/program-source.ts';
import { writeTags } from '../bank/write-tags.service.ts';
import type { StoredRef } from '../test-data/stored-ref.ts';
import { isSameChecker } from './checker-check.service.ts';
import type { FormFile, ProblemForm } from './problem-form.service.ts';
import type { ProblemInput, TextFileInput } from './problem-input.ts';

/** Files of a form, in the store. */
export interface StoredFormFiles {
  /** Kinds of which the form says all; files of other kinds stay. */
  readonly kinds: readonly ProblemFileKind[];
  readonly rows: readonly (StoredRef & { readonly kind: ProblemFileKind; readonly name: string })[];
  /** Hashes whose rows are there already. */
  readonly known: ReadonlySet<string>;
}

/**
 * Puts the texts of a form into the content store. A file whose text was not touched keeps its bytes, whatever their
 * encoding.
 */
export async function storeFormFiles(
  store: FileStore,
  input: ProblemInput,
  stored: ProblemForm | null,
): Promise<StoredFormFiles> {
  const keepsChecker = input.judgeMode !== 'DEFAULT' && stored !== null && isSameChecker(input, stored);
  const checker =
    keepsChecker || input.judgeMode === 'DEFAULT' || !input.checker
      ? []
      : [{ name: mainFileName(input.checker.languageKey), content: input.checker.code }];
  const rows = await Promise.all([
    ...input.userExtraFiles.map(async (file) => ({
      kind: 'USER_EXTRA' as const,
      ...(await storeText(store, file, stored?.userExtraFiles)),
    })),
    ...input.judgeExtraFiles.map(async (file) => ({
      kind: 'JUDGE_EXTRA' as const,
      ...(await storeText(store, file, stored?.judgeExtraFiles)),
    })),
    ...checker.map(async (file) => ({ kind: 'CHECKER_SOURCE' as const, ...(await storeText(store, file, [])) })),
  ]);
  const known = new Set(
    [...(stored?.userExtraFiles ?? []), ...(stored?.judgeExtraFiles ?? [])].map(({ sha256 }) => sha256),
  );
  return {
    rows,
    known,
    kinds: keepsChecker ? ['USER_EXTRA', 'JUDGE_EXTRA'] : ['USER_EXTRA', 'JUDGE_EXTRA', 'CHECKER_SOURCE'],
  };
}

async function storeText(
  store: FileStore,
  { name, content }: TextFileInput,
  before: readonly FormFile[] | undefined,
): Promise<StoredRef & { name: string }> {
  const same = before?.find((file) => file.name === name && file.content === content);
  if (same !== undefined) return { name, sha256: same.sha256, sizeBytes: 0 };
  return { name, ...(await store.put(Buffer.from(content))) };
}

/** Replaces all that hangs on a problem and that its form says, test data apart. */
export async function writeParts(
  tx: Transaction,
  problemId: number,
  { input, files }: { readonly input: ProblemInput; readonly files: StoredFormFiles },
): Promise<void> {
  await recordFiles(
    tx,
    files.rows.filter(({ sha256 }) => !files.known.has(sha256)),
  );
  await tx.problemFile.deleteMany({ where: { problemId, kind: { in: [...files.kinds] } } });
  await tx.problemFile.createMany({
    data: files.rows.map(({ kind, name, sha256 }) => ({ problemId, kind, name, sha256 })),
  });
  await tx.problemStatement.deleteMany({ where: { problemId } });
  await tx.problemStatement.createMany({
    data: input.statements.map(({ language, title, description, input: text, output, hint }) => ({
      problemId,
      language,
      title: title.trim(),
      description,
      input: text,
      output,
      hint,
    })),
  });
  await tx.problemSample.deleteMany({ where: { problemId } });
  await tx.problemSample.createMany({
    data: input.samples.map(({ input: text, output, interaction, explanation }, index) => ({
      problemId,
      position: index + 1,
      input: text,
      output,
      interaction: interaction ?? null,
      explanation: explanation ?? null,
    })),
  });
  await writeTemplates(tx, problemId, input);
  await writeTags(
    tx,
    problemId,
    input.tags.map((tag) => tag.trim()),
  );
}

/** Templates keep their row as long as their language stays: old clients know them by its id. */
async function writeTemplates(tx: Transaction, problemId: number, { codeTemplates }: ProblemInput): Promise<void> {
  await tx.codeTemplate.deleteMany({
    where: { problemId, languageKey: { notIn: codeTemplates.map(({ languageKey }) => languageKey) } },
  });
  for (const { languageKey, prepend, template, append, isEnabled } of codeTemplates) {
    const data = { prepend, template, append, isEnabled };
    await tx.codeTemplate.upsert({
      where: { problemId_languageKey: { problemId, languageKey } },
      create: { problemId, languageKey, ...data },
      update: data,
      select: { id: true },
    });
  }
}
