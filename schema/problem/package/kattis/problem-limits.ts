import { z } from 'zod';
import { factor, number, positiveNumber } from './yaml-values.ts';

/** Time limit of a package that states none, in milliseconds. */
export const defaultTimeLimitMs = 2000;

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** `limits` of `problem.yaml`, with the keys of all versions of the format. */
export const limitsSchema = z.object(
  {
    time_limit: positiveNumber.optional(),
    time_resolution: positiveNumber.optional(),
    time_multipliers: z
      .object(
        { ac_to_time_limit: factor.optional(), time_limit_to_tle: factor.optional() },
        { error: 'it must be a map' },
      )
      .optional(),
    time_multiplier: positiveNumber.optional(),
    time_safety_margin: positiveNumber.optional(),
    memory: positiveNumber.optional(),
    output: positiveNumber.optional(),
    code: positiveNumber.optional(),
    compilation_time: positiveNumber.optional(),
    compilation_memory: positiveNumber.optional(),
    validation_time: positiveNumber.optional(),
    validation_memory: positiveNumber.optional(),
    validation_output: positiveNumber.optional(),
    validation_passes: number.optional(),
  },
  { error: 'it must be a map' },
);

/** Limits on submissions and on programs of the jury. Null: not stated, the judge's default applies. */
export interface ProblemLimits {
  /** CPU time of one run, for C and C++, in milliseconds. */
  readonly timeLimitMs: number;
  /** True when the package states no time limit and `timeLimitMs` is the reader's default (there is a warning then). */
  readonly isTimeLimitDefault: boolean;
  /** Factor from the slowest accepted submission to the limit. */
  readonly acceptedToTimeLimit: number;
  /** Factor from the limit to the fastest submission that is too slow. */
  readonly timeLimitToTooSlow: number;
  readonly memoryBytes: number | null;
  readonly outputBytes: number | null;
  readonly sourceBytes: number | null;
  readonly compilationTimeMs: number | null;
  readonly compilationMemoryBytes: number | null;
  readonly validationTimeMs: number | null;
  readonly validationMemoryBytes: number | null;
  readonly validationOutputBytes: number | null;
}

/** `limits` in the units of this project. */
export function limitsOf(raw: z.infer<typeof limitsSchema>): ProblemLimits {
  return {
    timeLimitMs: raw.time_limit === undefined ? defaultTimeLimitMs : milliseconds(raw.time_limit),
    isTimeLimitDefault: raw.time_limit === undefined,
    acceptedToTimeLimit: raw.time_multipliers?.ac_to_time_limit ?? raw.time_multiplier ?? 2,
    timeLimitToTooSlow: raw.time_multipliers?.time_limit_to_tle ?? raw.time_safety_margin ?? 1.5,
    memoryBytes: inUnits(raw.memory, mebibyte),
    outputBytes: inUnits(raw.output, mebibyte),
    sourceBytes: inUnits(raw.code, kibibyte),
    compilationTimeMs: inUnits(raw.compilation_time, 1000),
    compilationMemoryBytes: inUnits(raw.compilation_memory, mebibyte),
    validationTimeMs: inUnits(raw.validation_time, 1000),
    validationMemoryBytes: inUnits(raw.validation_memory, mebibyte),
    validationOutputBytes: inUnits(raw.validation_output, mebibyte),
  };
}

/** Seconds of a package as whole milliseconds, at least 1. */
export function milliseconds(seconds: number): number {
  return Math.max(1, Math.round(seconds * 1000));
}

function inUnits(value: number | undefined, unit: number): number | null {
  return value === undefined ? null : Math.round(value * unit);
}
