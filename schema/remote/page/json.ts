import type { z } from 'zod';
import { LayoutError } from '../core/failure.ts';

/** An answer in JSON of an expected shape. @throws LayoutError */
export function parseJson<T>(text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new LayoutError('the answer is no JSON', { cause: error });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new LayoutError(`the answer is not as expected at ${issue?.path.join('.') ?? ''}`, { cause: parsed.error });
}
