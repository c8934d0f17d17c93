import { z } from 'zod';
import type { ProblemLimits } from './problem-package.types.ts';
import { factor, number, positiveNumber } from './yaml-values.ts';

/** Time limit of a package that states none, in milliseconds. */
export const DEFAULT_TIME_LIMIT_MS = 2000;

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

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

/** `limits` in the units of this project. */
export function limitsOf(raw: z.infer<typeof limitsSchema>): ProblemLimits {
  return {
    timeLimitMs: raw.time_limit === undefined ? DEFAULT_TIME_LIMIT_MS : milliseconds(raw.time_limit),
    isTimeLimitDefault: raw.time_limit === undefined,
    acceptedToTimeLimit: raw.time_multipliers?.ac_to_time_limit ?? raw.time_multiplier ?? 2,
    timeLimitToTooSlow: raw.time_multipliers?.time_limit_to_tle ?? raw.time_safety_margin ?? 1.5,
    memoryBytes: inUnits(raw.memory, MEBIBYTE),
    outputBytes: inUnits(raw.output, MEBIBYTE),
    sourceBytes: inUnits(raw.code, KIBIBYTE),
    compilationTimeMs: inUnits(raw.compilation_time, 1000),
    compilationMemoryBytes: inUnits(raw.compilation_memory, MEBIBYTE),
    validationTimeMs: inUnits(raw.validation_time, 1000),
    validationMemoryBytes: inUnits(raw.validation_memory, MEBIBYTE),
    validationOutputBytes: inUnits(raw.validation_output, MEBIBYTE),
  };
}

/** Seconds of a package as whole milliseconds, at least 1. */
export function milliseconds(seconds: number): number {
  return Math.max(1, Math.round(seconds * 1000));
}

function inUnits(value: number | undefined, unit: number): number | null {
  return value === undefined ? null : Math.round(value * unit);
}
