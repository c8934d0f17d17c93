import type { RemoteStatement } from '../core/adapter.ts';
import { LayoutError } from '../core/failure.ts';

/** Words of an amount that are looked at. */
const maxCharacters = 60;

/** Beginnings of units, in milliseconds and kibibytes; English and Russian. The first that fits counts. */
const timeUnits = [
  ['ms', 1],
  ['milli', 1],
  ['мс', 1],
  ['милли', 1],
  ['s', 1_000],
  ['с', 1_000],
] as const;
const memoryUnits = [
  ['k', 1],
  ['к', 1],
  ['m', 1_024],
  ['м', 1_024],
  ['g', 1_024 ** 2],
  ['г', 1_024 ** 2],
] as const;

/** Limits worded like `1.5 seconds` and `256 megabytes`. @throws LayoutError */
export function limitsOf(time: string, memory: string): Pick<RemoteStatement, 'timeLimitMs' | 'memoryLimitKb'> {
  return { timeLimitMs: amountIn(time, timeUnits), memoryLimitKb: amountIn(memory, memoryUnits) };
}

function amountIn(text: string, units: ReadonlyArray<readonly [name: string, factor: number]>): number {
  const [number = '', name = ''] = text.slice(0, maxCharacters).toLowerCase().split(' ');
  const amount = Number(number);
  const unit = units.find(([beginning]) => name.startsWith(beginning));
  if (!(amount > 0) || !Number.isFinite(amount) || unit === undefined)
    throw new LayoutError(`a limit is ${text.slice(0, maxCharacters)}`);
  return Math.round(amount * unit[1]);
}

/** Name of a file that a program reads or writes; null: standard input or output. */
export function fileIn(text: string): string | null {
  const name = text.trim();
  const isStandard = name === '' || ['stdin', 'stdout'].includes(name) || /^(?:standard|стандартн)/iu.test(name);
  return isStandard ? null : name;
}
