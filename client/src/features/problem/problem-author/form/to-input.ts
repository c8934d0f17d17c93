import type { ProblemInput } from '../problem-form.generated.ts';
import { casesOf, isGrouped, isScored } from './case-modes.ts';
import type { ProblemValues, TestValues } from './values.ts';

/**
 * What the server takes, of a form without faults.
 *
 * @param languageKeys of all languages. @param saved the problem as it is stored; tests that are as they were are not
 *   sent.
 */
export function problemInput(
  values: ProblemValues,
  languageKeys: readonly string[],
  saved: ProblemValues | null,
): ProblemInput {
  const { judgeMode, checker } = values;
  return {
    displayId: values.displayId.trim(),
    type: values.type,
    visibility: values.visibility,
    difficulty: values.difficulty,
    timeLimitMs: Number(values.timeLimitMs),
    memoryLimitMb: Number(values.memoryLimitMb),
    stackLimitMb: Number(values.stackLimitMb),
    outputLimitMb: figureOrNull(values.outputLimitMb),
    source: values.source.trim() || null,
    isCodeShared: values.isCodeShared,
    isRemoveEndBlank: values.isRemoveEndBlank,
    isCaseResultPublished: values.isCaseResultPublished,
    ioReadFileName: values.isFileIo ? values.ioReadFileName.trim() : null,
    ioWriteFileName: values.isFileIo ? values.ioWriteFileName.trim() : null,
    judgeMode,
    judgeCaseMode: values.judgeCaseMode,
    checker:
      judgeMode === 'DEFAULT'
        ? null
        : { languageKey: checker.languageKey, convention: checker.convention, code: checker.code },
    languageKeys: values.isEveryLanguage ? [...languageKeys] : [...values.languageKeys],
    languageFactors: values.languageFactors
      .map(({ languageKey, timeFactor, memoryFactor }) => ({
        languageKey,
        timeFactor: figureOrNull(timeFactor),
        memoryFactor: figureOrNull(memoryFactor),
      }))
      .filter(({ timeFactor, memoryFactor }) => timeFactor !== null || memoryFactor !== null),
    statements: values.statements.map(({ language, title, description, input, output, hint }) => ({
      language,
      title: title.trim(),
      description,
      input,
      output,
      hint,
    })),
    samples: values.samples.map(({ input, output, interaction, explanation }) => ({
      input,
      output,
      interaction: interaction || null,
      explanation: explanation || null,
    })),
    tags: [...values.tags],
    userExtraFiles: values.userExtraFiles.map(({ name, content }) => ({ name: name.trim(), content })),
    judgeExtraFiles: values.judgeExtraFiles.map(({ name, content }) => ({ name: name.trim(), content })),
    codeTemplates: values.codeTemplates.map(({ languageKey, isEnabled, prepend, template, append }) => ({
      languageKey,
      isEnabled,
      prepend,
      template,
      append,
    })),
    tests: testsInput(values, saved),
  };
}

function figureOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function testsInput(values: ProblemValues, saved: ProblemValues | null): ProblemInput['tests'] {
  const { tests } = values;
  const isSameMode = saved !== null && saved.type === values.type && saved.judgeCaseMode === values.judgeCaseMode;
  if (isSameMode && sameTests(tests, saved.tests)) return null;
  if (tests.source === 'KEPT' && casesOf(tests).length === 0) return null;
  const cases = casesOf(tests).map((one, index) => ({
    name: 'name' in one ? one.name : String(index + 1),
    score: isScored(values) ? Number(one.score) : null,
    groupNumber: isGrouped(values) ? Number(one.groupNumber) : null,
  }));
  return {
    uploadId: tests.source === 'UPLOADED' ? tests.uploadId : null,
    manualCases: tests.source === 'MANUAL' ? tests.manualCases.map(({ input, output }) => ({ input, output })) : null,
    cases,
    groups: isGrouped(values) ? tests.groups.map(({ number, requires }) => ({ number, requires: [...requires] })) : [],
  };
}

/** Do the forms say the same of their tests? */
function sameTests(one: TestValues, other: TestValues): boolean {
  const told = (tests: TestValues) =>
    JSON.stringify([tests.source, tests.source === 'UPLOADED' ? tests.uploadId : null, casesOf(tests), tests.groups]);
  return told(one) === told(other);
}
