import type { ProblemForm_FormFragment, StoredCases_CaseFragment } from '../problem-form.generated.ts';
import { withGroups } from './case-modes.ts';
import { checkerKey, emptyProblem, newKey, type ProblemValues, type TestValues } from './values.ts';

/** The form of a problem as it is stored. @param languageKeys of all languages. */
export function storedValues(
  form: ProblemForm_FormFragment,
  cases: readonly StoredCases_CaseFragment[],
  languageKeys: readonly string[],
): ProblemValues {
  const blank = emptyProblem('en');
  const isEveryLanguage = languageKeys.every((key) => form.languageKeys.includes(key));
  const values: ProblemValues = {
    ...blank,
    displayId: form.displayId,
    type: form.type,
    visibility: form.visibility,
    difficulty: form.difficulty,
    timeLimitMs: String(form.timeLimitMs),
    memoryLimitMb: String(form.memoryLimitMb),
    stackLimitMb: String(form.stackLimitMb),
    outputLimitMb: figureText(form.outputLimitMb),
    source: form.source ?? '',
    isCodeShared: form.isCodeShared,
    isRemoveEndBlank: form.isRemoveEndBlank,
    isCaseResultPublished: form.isCaseResultPublished,
    isFileIo: form.ioReadFileName !== null || form.ioWriteFileName !== null,
    ioReadFileName: form.ioReadFileName ?? '',
    ioWriteFileName: form.ioWriteFileName ?? '',
    judgeMode: form.judgeMode,
    judgeCaseMode: form.judgeCaseMode,
    checker:
      form.checker === null
        ? blank.checker
        : { languageKey: form.checker.languageKey, convention: form.checker.convention, code: form.checker.code },
    isEveryLanguage,
    languageKeys: isEveryLanguage ? [] : form.languageKeys,
    languageFactors: form.languageFactors.map(({ languageKey, timeFactor, memoryFactor }) => ({
      languageKey,
      timeFactor: figureText(timeFactor),
      memoryFactor: figureText(memoryFactor),
    })),
    statements: form.statements.map(({ language, title, description, input, output, hint }) => ({
      language,
      title,
      description,
      input,
      output,
      hint,
    })),
    samples: form.samples.map(({ input, output, interaction, explanation }) => ({
      key: newKey(),
      input,
      output,
      interaction: interaction ?? '',
      explanation: explanation ?? '',
    })),
    tags: form.tags,
    userExtraFiles: form.userExtraFiles.map(({ name, content }) => ({ key: newKey(), name, content })),
    judgeExtraFiles: form.judgeExtraFiles.map(({ name, content }) => ({ key: newKey(), name, content })),
    codeTemplates: form.codeTemplates.map(({ languageKey, isEnabled, prepend, template, append }) => ({
      languageKey,
      isEnabled,
      prepend,
      template,
      append,
    })),
    tests: storedTests(form, cases),
  };
  return { ...values, compiledChecker: form.checkerCompile?.state === 'OK' ? checkerKey(values) : null };
}

function storedTests(form: ProblemForm_FormFragment, cases: readonly StoredCases_CaseFragment[]): TestValues {
  const { tests } = emptyProblem('en');
  const keptCases = cases.map(({ name, inputBytes, outputBytes, score, groupNumber }) => ({
    name,
    inputBytes,
    outputBytes,
    score: figureText(score),
    groupNumber: figureText(groupNumber),
  }));
  const manualCases = form.manualCases.map(({ input, output, score, groupNumber }) => ({
    key: newKey(),
    input,
    output,
    score: figureText(score),
    groupNumber: figureText(groupNumber),
  }));
  const source = form.isManualCases ? 'MANUAL' : keptCases.length > 0 || form.isRemote ? 'KEPT' : 'UPLOADED';
  const groups = form.groups.map(({ number, requires }) => ({ number, requires }));
  return withGroups({
    ...tests,
    source,
    keptCases: form.isManualCases ? [] : keptCases,
    manualCases,
    groups,
    isKeptRemote: form.isRemote,
  });
}

function figureText(figure: number | null): string {
  return figure === null ? '' : String(figure);
}
