import { message } from '../../../../lib/intl/message.ts';
import type { MessageId } from '../../../../lib/intl/use-text.ts';
import { casesOf, groupNumbers, isGrouped, isGroupNumber, isScored } from './case-modes.ts';
import { sectionOf, sections } from './sections.ts';
import { checkerKey, type FileValues, type ProblemValues } from './values.ts';

/** A fault, as a sentence of the catalogues. */
export interface Fault {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Faults by field, named as the server names the fields of the input: `statements.0.title`. */
export type ProblemFaults = Readonly<Record<string, Fault>>;

/** Bounds of the server. */
const bounds = {
  timeLimitMs: [1, 600_000],
  memoryLimitMb: [1, 65_536],
  stackLimitMb: [1, 65_536],
  outputLimitMb: [1, 65_536],
} as const;
/** Longest display id, title and source. */
export const maxDisplayId = 50;
export const maxTitle = 255;

const required = message({ id: 'author.fault.required' });

/** Highest score of a case. */
const maxScore = 1_000_000;
/** Largest factor of a limit. */
const maxFactor = 100;

/**
 * What must be mended before the problem can be saved (specification 001, section 5), in the order of the sections.
 *
 * @param saved the problem as it is stored: a package may have left parts out, and what is unchanged may stay. Null: a
 *   new one.
 */
export function problemFaults(values: ProblemValues, saved: ProblemValues | null = null): ProblemFaults {
  const found: [string, Fault][] = [
    ...basicFaults(values),
    ...statementFaults(values, saved),
    ...sampleFaults(values),
    ...limitFaults(values),
    ...languageFaults(values),
    ...judgingFaults(values, saved),
    ...testFaults(values),
    ...fileFaults('userExtraFiles', values.userExtraFiles),
    ...fileFaults('judgeExtraFiles', values.judgeExtraFiles),
  ];
  return Object.fromEntries(inFormOrder(found));
}

/** The fields in the order of the sections, as an author meets them. */
export function inFormOrder<T>(fields: readonly (readonly [string, T])[]): readonly (readonly [string, T])[] {
  const rank = (path: string) => sections.findIndex(({ name }) => name === sectionOf(path));
  return fields.toSorted(([one], [other]) => rank(one) - rank(other));
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function* basicFaults({ displayId, source }: ProblemValues): Iterable<[string, Fault]> {
  if (isBlank(displayId)) yield ['displayId', required];
  else if (displayId.trim().length > maxDisplayId) yield ['displayId', tooLong(maxDisplayId)];
  else if (!/^(?!\.+$)[^\s/?#%\\]+$/u.test(displayId.trim()))
    yield ['displayId', message({ id: 'author.fault.displayId' })];
  if (source.length > maxTitle) yield ['source', tooLong(maxTitle)];
}

function tooLong(max: number): Fault {
  return { ...message({ id: 'author.fault.long' }), values: { max } };
}

function* statementFaults({ statements }: ProblemValues, saved: ProblemValues | null): Iterable<[string, Fault]> {
  if (statements.length === 0) yield ['statements', message({ id: 'author.fault.noStatement' })];
  for (const [index, statement] of statements.entries()) {
    const { title, language } = statement;
    if (isBlank(title)) yield [`statements.${index}.title`, required];
    else if (title.trim().length > maxTitle) yield [`statements.${index}.title`, tooLong(maxTitle)];
    const before = saved?.statements.find((other) => other.language === language);
    for (const part of ['description', 'input', 'output'] as const) {
      const wasLeftOut = before !== undefined && isBlank(before[part]);
      if (isBlank(statement[part]) && !wasLeftOut) yield [`statements.${index}.${part}`, required];
    }
  }
}

function* sampleFaults({ samples }: ProblemValues): Iterable<[string, Fault]> {
  for (const [index, { input, output, interaction }] of samples.entries()) {
    if ([input, output, interaction].every(isBlank))
      yield [`samples.${index}`, message({ id: 'author.fault.emptySample' })];
  }
}

function* limitFaults(values: ProblemValues): Iterable<[string, Fault]> {
  for (const name of ['timeLimitMs', 'memoryLimitMb', 'stackLimitMb', 'outputLimitMb'] as const) {
    const text = values[name].trim();
    const [min, max] = bounds[name];
    if (name === 'outputLimitMb' && text === '') continue;
    if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > max)
      yield [name, { ...message({ id: 'author.fault.between' }), values: { min, max } }];
  }
}

function* languageFaults({
  isEveryLanguage,
  languageKeys,
  languageFactors,
  codeTemplates,
}: ProblemValues): Iterable<[string, Fault]> {
  if (!isEveryLanguage && languageKeys.length === 0) yield ['languageKeys', message({ id: 'author.fault.noLanguage' })];
  for (const [index, factors] of languageFactors.entries()) {
    for (const name of ['timeFactor', 'memoryFactor'] as const) {
      if (!isBlank(factors[name]) && !(Number(factors[name]) > 0 && Number(factors[name]) <= maxFactor))
        yield [`languageFactors.${index}.${name}`, message({ id: 'author.fault.factor' })];
    }
  }
  for (const [index, { isEnabled, template }] of codeTemplates.entries()) {
    if (isEnabled && isBlank(template))
      yield [`codeTemplates.${index}.template`, message({ id: 'author.fault.template' })];
  }
}

function* judgingFaults(values: ProblemValues, saved: ProblemValues | null): Iterable<[string, Fault]> {
  const { judgeMode, checker, compiledChecker } = values;
  if (values.isFileIo) yield* fileIoFaults(values);
  if (judgeMode === 'DEFAULT') return;
  const key = checkerKey(values);
  const isChanged = saved === null || key !== checkerKey(saved);
  if (isBlank(checker.code)) yield ['checker.code', message({ id: 'author.fault.checkerCode' })];
  else if (isChanged && compiledChecker !== key) yield ['checker.code', message({ id: 'author.fault.notCompiled' })];
}

function* fileIoFaults({ ioReadFileName, ioWriteFileName }: ProblemValues): Iterable<[string, Fault]> {
  const names = { ioReadFileName: ioReadFileName.trim(), ioWriteFileName: ioWriteFileName.trim() };
  for (const path of ['ioReadFileName', 'ioWriteFileName'] as const) {
    if (names[path] === '') yield [path, required];
    else if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/u.test(names[path])) yield [path, message({ id: 'author.fault.ioName' })];
    else if (path === 'ioWriteFileName' && names.ioReadFileName === names.ioWriteFileName)
      yield [path, message({ id: 'author.fault.ioSame' })];
  }
}

function* testFaults(values: ProblemValues): Iterable<[string, Fault]> {
  const { tests } = values;
  const cases = casesOf(tests);
  if (cases.length === 0 && !tests.isKeptRemote) yield ['tests', message({ id: 'author.fault.noTests' })];
  for (const [index, { input, output }] of (tests.source === 'MANUAL' ? tests.manualCases : []).entries()) {
    if (isBlank(input) && isBlank(output))
      yield [`tests.manualCases.${index}`, message({ id: 'author.fault.emptyCase' })];
  }
  for (const [index, { score, groupNumber }] of cases.entries()) {
    if (isScored(values) && !(/^\d{1,7}$/.test(score.trim()) && Number(score) <= maxScore))
      yield [`tests.cases.${index}.score`, message({ id: 'author.fault.score' })];
    if (isGrouped(values) && !isGroupNumber(groupNumber))
      yield [`tests.cases.${index}.groupNumber`, message({ id: 'author.fault.group' })];
  }
  const numbers = groupNumbers(tests);
  for (const [index, { number, requires }] of (isGrouped(values) ? tests.groups : []).entries()) {
    if (requires.some((other) => other >= number || !numbers.includes(other)))
      yield [`tests.groups.${index}.requires`, message({ id: 'author.fault.requires' })];
  }
}

function* fileFaults(
  list: 'userExtraFiles' | 'judgeExtraFiles',
  files: readonly FileValues[],
): Iterable<[string, Fault]> {
  for (const [index, { name, content }] of files.entries()) {
    if (isBlank(name)) yield [`${list}.${index}.name`, message({ id: 'author.fault.fileName' })];
    else if (files.findIndex((other) => other.name.trim() === name.trim()) < index)
      yield [`${list}.${index}.name`, message({ id: 'author.fault.sameFile' })];
    if (content === '') yield [`${list}.${index}.content`, message({ id: 'author.fault.fileContent' })];
  }
}
