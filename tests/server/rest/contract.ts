import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Shape } from './shape.ts';

/** One call of the REST contract: facts of the wire that clients written for the reference rely on. */
export interface ContractCall {
  readonly method: string;
  readonly path: string;
  readonly area: string;
  readonly auth: string;
  readonly response: Shape;
}

const shapeSchema: z.ZodType<Shape> = z.lazy(() => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(shapeSchema), z.record(z.string(), shapeSchema)]));
const callSchema = z.object({ method: z.string(), path: z.string(), area: z.string(), auth: z.string(), response: shapeSchema });

/** All calls of the contract, in its order. */
export const contract: readonly ContractCall[] = z
  .array(callSchema)
  .parse(JSON.parse(readFileSync(new URL('contract.json', import.meta.url), 'utf8')));

/** How a call is named in reports and tables. */
export function nameOf(call: { readonly method: string; readonly path: string }): string {
  return `${call.method} ${call.path}`;
}
