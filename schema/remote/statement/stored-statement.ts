import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import type { RemoteStatement } from '../core/adapter.ts';

/** A statement as `RemoteRevision.content` holds it; written by this wing alone. */
const statementSchema: z.ZodType<RemoteStatement> = z.object({
  title: z.string(),
  language: z.string(),
  description: z.string(),
  input: z.string(),
  output: z.string(),
  hint: z.string(),
  samples: z.array(z.object({ input: z.string(), output: z.string(), explanation: z.string().nullable() })),
  timeLimitMs: z.number(),
  memoryLimitKb: z.number(),
  limits: z.string(),
  readsFile: z.string().nullable(),
  writesFile: z.string().nullable(),
  source: z.string().nullable(),
  author: z.string().nullable(),
  tags: z.array(z.string()),
  pdfUrl: z.string().nullable(),
  languageIds: z.array(z.string()).nullable(),
  submitKey: z.string().nullable(),
});

/** The statement of a revision. */
export function storedStatement(content: unknown): RemoteStatement {
  return statementSchema.parse(content);
}

/** A statement for that column: plain data made of texts and numbers. */
export function statementJson(statement: RemoteStatement): Prisma.InputJsonValue {
  return statement as unknown as Prisma.InputJsonValue;
}
