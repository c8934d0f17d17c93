import type { ProblemInput } from './problem-input.ts';

/**
 * What a revision keeps of a problem: all that readers see and all that decides verdicts, except the test data and
 * files.
 */
export interface RevisionContent {
  readonly settings: Readonly<Record<string, string>>;
  readonly statements: readonly {
    readonly language: string;
    readonly title: string;
    readonly description: string;
    readonly input: string;
    readonly output: string;
    readonly hint: string;
  }[];
  readonly samples: readonly {
    readonly input: string;
    readonly output: string;
    readonly interaction: string | null;
    readonly explanation: string | null;
  }[];
  readonly checkerCode: string | null;
}

/** The part of a form, as stored or as sent, that a revision is made of. */
export type Revisable = Pick<
  ProblemInput,
  (typeof settingKeys)[number] | 'statements' | 'samples' | 'tags' | 'checker' | 'languageFactors'
>;

const settingKeys = [
  'displayId',
  'type',
  'visibility',
  'difficulty',
  'timeLimitMs',
  'memoryLimitMb',
  'stackLimitMb',
  'outputLimitMb',
  'source',
  'isCodeShared',
  'isRemoveEndBlank',
  'isCaseResultPublished',
  'ioReadFileName',
  'ioWriteFileName',
  'judgeMode',
  'judgeCaseMode',
] as const;

/** The content of a revision; two forms that mean the same give the same. */
export function revisionContent(form: Revisable): RevisionContent {
  const settings = Object.fromEntries(settingKeys.map((key) => [key, String(form[key] ?? '').trim()]));
  const factors = form.languageFactors.filter(
    ({ timeFactor, memoryFactor }) => typeof timeFactor === 'number' || typeof memoryFactor === 'number',
  );
  return {
    settings: {
      ...settings,
      tags: form.tags
        .map((tag) => tag.trim())
        .toSorted()
        .join(', '),
      languageFactors: factors
        .map(
          ({ languageKey, timeFactor, memoryFactor }) =>
            `${languageKey}: ${timeFactor ?? '-'} / ${memoryFactor ?? '-'}`,
        )
        .toSorted()
        .join('\n'),
      checkerLanguage: form.judgeMode === 'DEFAULT' ? '' : (form.checker?.languageKey ?? ''),
    },
    statements: form.statements.map(({ language, title, description, input, output, hint }) => ({
      language,
      title: title.trim(),
      description,
      input,
      output,
      hint,
    })),
    samples: form.samples.map(({ input, output, interaction, explanation }) => ({
      input,
      output,
      interaction: interaction ?? null,
      explanation: explanation ?? null,
    })),
    checkerCode: form.judgeMode === 'DEFAULT' ? null : (form.checker?.code ?? null),
  };
}

/** A revision as named texts, to be compared with another one. */
export function revisionTexts({ settings, statements, samples, checkerCode }: RevisionContent): Map<string, string> {
  const texts = new Map<string, string>(Object.entries(settings));
  for (const { language, ...parts } of statements)
    for (const [part, text] of Object.entries(parts)) texts.set(`statements.${language}.${part}`, text);
  samples.forEach((sample, index) => {
    for (const [part, text] of Object.entries(sample)) texts.set(`samples.${index + 1}.${part}`, text ?? '');
  });
  if (checkerCode !== null) texts.set('checker.code', checkerCode);
  return texts;
}
