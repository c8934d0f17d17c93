import { z } from 'zod';

/** Values of JSON and YAML as other judges write them: numbers as texts, null for nothing, flags as numbers. */

const absent = (value: unknown) => (value === null || value === '' ? undefined : value);

export const text = z.preprocess(
  (value) =>
    value === null || value === undefined
      ? ''
      : typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : value,
  z.string(),
);
export const optionalText = z.preprocess(absent, z.union([z.string(), z.number().transform(String)]).optional());
export const number = z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), z.number());
export const optionalNumber = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : absent(value)),
  z.number().optional(),
);
export const flag = (fallback: boolean) =>
  z.preprocess(
    (value) =>
      value === null || value === undefined
        ? fallback
        : value === 1 || value === 'true'
          ? true
          : value === 0 || value === 'false'
            ? false
            : value,
    z.boolean(),
  );
/** A list; nothing counts as an empty one. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.preprocess((value) => value ?? [], z.array(item));
/** A map of texts; nothing counts as an empty one, and so does what is no map. */
export const textMap = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}),
  z.record(z.string(), text),
);

/** A map of texts that may be written as a text of JSON; what is none counts as empty. */
export const textMapInText = z.preprocess((value) => (typeof value === 'string' ? parsed(value) : value), textMap);

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** What is wrong with a value, in one line. */
export function faultOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`;
}
