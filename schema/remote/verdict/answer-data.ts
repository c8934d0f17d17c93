import { z } from 'zod';
import { LayoutError, type RefuseReason, RemoteFailure } from '../core/failure.ts';
import { parseJson } from '../page/json.ts';

/** An answer of the site. */
export const answerSchema = z.object({
  data: z.unknown(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.unknown()).nullish(),
        extensions: z.object({ code: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
});
export type AnswerError = NonNullable<z.infer<typeof answerSchema>['errors']>[number];

/** Why the site shows something to nobody, or not to this account, by the codes of its errors. */
const refusals: Readonly<Record<string, RefuseReason>> = {
  FORBIDDEN: 'not-permitted',
  CONTEST_NOT_FOUND: 'no-such-problem',
  CONTEST_NOT_STARTED: 'not-permitted',
  CONTEST_PASSWORD_NEEDED: 'not-permitted',
  ACCOUNT_NOT_ADMITTED: 'not-permitted',
};

/** The data of an answer. @throws LayoutError; RemoteFailure of class `auth` or `refused` where the site says so. */
export function dataOf<T>(text: string, schema: z.ZodType<T>): T {
  const { data, errors } = parseJson(text, answerSchema);
  checkErrors(errors ?? []);
  return checked(data, schema);
}

/** @throws LayoutError, RemoteFailure for the first of them. */
export function checkErrors([error]: readonly AnswerError[]): void {
  if (error === undefined) return;
  const code = error.extensions?.code ?? '';
  if (code === 'UNAUTHENTICATED' || code === 'TOKEN_SCOPE_MISSING') throw new RemoteFailure('auth', error.message);
  const reason = refusals[code];
  if (reason !== undefined) throw new RemoteFailure('refused', error.message, { reason });
  throw new LayoutError(`${code}: ${error.message.slice(0, 300)}`);
}

/** @throws LayoutError for data of another shape. */
export function checked<T>(data: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new LayoutError(`the data are not as expected at ${parsed.error.issues[0]?.path.join('.') ?? ''}`);
}

const askerSchema = z.object({ viewer: z.object({ user: z.object({ username: z.string() }).nullable() }) });

/** @throws LayoutError; RemoteFailure of class `auth` for data that a visitor got. */
export function checkSignedIn(data: unknown): void {
  if (checked(data, askerSchema).viewer.user === null)
    throw new RemoteFailure('auth', 'the site does not accept the token');
}

/** As `dataOf`, of an answer to an account. */
export function ownDataOf<T>(text: string, schema: z.ZodType<T>): T {
  const data = dataOf(text, z.unknown());
  checkSignedIn(data);
  return checked(data, schema);
}
