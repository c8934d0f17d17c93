import { maxPageSize } from '@verdict/schema/core/page.ts';
import { z } from 'zod';

/** The conventions of the wire: how old clients write values, and how they expect them written. */

/** "" and null count as absent, as old clients send them for numeric and filter fields. */
function absentIfBlank(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

/** A whole number of 32 bits, as all ids here are, or its decimal string. */
export const int = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value),
  z.int32(),
);
/** An optional whole number; blank counts as absent. */
export const optionalInt = z.preprocess(absentIfBlank, int.optional());
/** A flag, or "true" / "false"; absent counts as false. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' || absentIfBlank(value) === undefined ? false : value),
  z.boolean(),
);
/** A flag that may be absent, or blank. */
export const optionalFlag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : absentIfBlank(value)),
  z.boolean().optional(),
);
/** A text; a number is taken as its decimal string. */
export const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());
/** An optional text; blank counts as absent. */
export const optionalText = z.preprocess(absentIfBlank, text.optional());

function parts(value: unknown): unknown {
  return typeof value === 'string'
    ? value.split(',').filter((part) => part.trim() !== '')
    : (absentIfBlank(value) ?? []);
}

/** Whole numbers: an array, a comma separated string, or a repeated parameter. */
export const intList = z.preprocess(parts, z.array(int));
/**
 * Ids that may name nothing, written as whole numbers are: what cannot be an id is left out, as an id without a row is.
 */
export const idList = z.preprocess(parts, z.array(z.unknown())).transform((ids) =>
  ids.flatMap((id) => {
    const { success, data } = int.safeParse(id);
    return success ? [data] : [];
  }),
);

/** Pages beyond are as empty as this one. */
const maxPage = 1_000_000;

/** `currentPage` and `limit`; values below 1 or absent fall back to 1 and the call's default. */
export function paging(defaultSize: number, mostRows = maxPageSize) {
  const positive = (fallback: number, most: number) =>
    z.preprocess(
      (value) => {
        // Number() of a list nested deeply overflows the stack.
        const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
        return Number.isInteger(number) && number >= 1 ? Math.min(number, most) : fallback;
      },
      z.int().meta({ minimum: 1, maximum: most, default: fallback }),
    );
  return { currentPage: positive(1, maxPage), limit: positive(defaultSize, mostRows) };
}

/** How long a contest takes, in whole seconds. */
export function secondsBetween({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }): number {
  return Math.floor((Date.parse(endsAt) - Date.parse(startsAt)) / 1_000);
}

/** A page as the wire shows it. */
export function pageOf<Row>(
  page: { readonly total: number; readonly page: number; readonly size: number },
  records: readonly Row[],
) {
  return {
    records,
    total: page.total,
    size: page.size,
    current: page.page,
    pages: Math.ceil(page.total / page.size),
    orders: [],
    searchCount: true,
  };
}

/** Codes of the specification for enumerated fields. */
export const difficultyCode = { EASY: 0, MID: 1, HARD: 2 } as const;
export const problemTypeCode = { ACM: 0, OI: 1 } as const;
export const contestAccessCode = { PUBLIC: 0, PRIVATE: 1, PROTECTED: 2 } as const;
export const visibilityCode = { PUBLIC: 1, PRIVATE: 2, CONTEST: 3 } as const;
/** Null: it never applied. */
export const bankStateCode = { NONE: null, APPLIED: 1, ACCEPTED: 2, REFUSED: 3 } as const;
export const judgeModeName = { DEFAULT: 'default', SPECIAL: 'spj', INTERACTIVE: 'interactive' } as const;

/** Status of a contest at a moment: -1 scheduled, 0 running, 1 ended. */
export function contestStatusCode(
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  now: Date,
): -1 | 0 | 1 {
  if (now < startsAt) return -1;
  return now < endsAt ? 0 : 1;
}

/** Name of the enumerated value that has this code; undefined when the code is unknown. */
export function nameOfCode<Name extends string>(
  codes: Readonly<Record<Name, number>>,
  code: number | undefined,
): Name | undefined {
  return (Object.keys(codes) as Name[]).find((name) => codes[name] === code);
}
/** Case modes of the wire. Test groups of packages are shown as the subtasks they are. */
export const caseModeName = {
  DEFAULT: 'default',
  ERGODIC_WITHOUT_ERROR: 'ergodic_without_error',
  SUBTASK_LOWEST: 'subtask_lowest',
  SUBTASK_AVERAGE: 'subtask_average',
  TEST_GROUPS: 'subtask_lowest',
} as const;

/** How the scores of an OI contest are called on the wire. */
export const scoreRules = { RECENT: 'Recent', HIGHEST: 'Highest' } as const;
