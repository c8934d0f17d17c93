import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * What a call's `data` looks like: an object of fields, a list of one shape, a map ("*key"), `oneOf`, or a type in
 * words such as "int", "string|null", "datetime", "bool (absent unless solved)". Any field may be null.
 */
export type Shape = string | number | boolean | null | readonly Shape[] | { readonly [field: string]: Shape };

/** One call of the REST contract: facts of the wire that clients written for the reference rely on. */
export interface ContractCall {
  readonly method: string;
  readonly path: string;
  readonly area: string;
  readonly auth: string;
  readonly response: Shape;
}

const shapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(shapeSchema), z.record(z.string(), shapeSchema)]),
);
const callSchema = z.object({
  method: z.string(),
  path: z.string(),
  area: z.string(),
  auth: z.string(),
  response: shapeSchema,
});

/** All calls of the contract, in its order. Read when asked for: only tests and the description of the API want it. */
export function readContract(): readonly ContractCall[] {
  return z.array(callSchema).parse(JSON.parse(readFileSync(new URL('contract.json', import.meta.url), 'utf8')));
}

/** How a call is named in reports and tables. */
export function nameOf(call: { readonly method: string; readonly path: string }): string {
  return `${call.method} ${call.path}`;
}

/** Does the contract leave the field out at times? */
export function isOptionalShape(shape: Shape): boolean {
  return typeof shape === 'string' && /absent|key only/.test(shape);
}
