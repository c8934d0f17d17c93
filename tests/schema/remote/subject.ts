import type { RemoteAdapter, RemoteStatement } from '@verdict/schema/remote/core/adapter.ts';
import type { Credential } from '@verdict/schema/remote/core/credential.ts';
import { RemoteFailure } from '@verdict/schema/remote/core/failure.ts';
import { JudgeHttp } from '@verdict/schema/remote/http/judge-http.ts';
import { JudgeSession } from '@verdict/schema/remote/http/judge-session.ts';
import { createWeb } from '@verdict/server/adapters/web.ts';
import type { JudgeStandIn, RunScript } from '../../stand-ins/judge-stand-in.ts';
import type { Fault } from '../../stand-ins/stand-in.ts';

/** An adapter, its stand-in, and what is right for both. */
export interface ContractSubject {
  readonly adapter: RemoteAdapter;
  start(): Promise<JudgeStandIn>;
  /** What people type, with its canonical form. */
  readonly references: ReadonlyArray<readonly [input: string, ref: string]>;
  readonly foreignReferences: readonly string[];
  /** A set of the stand-in as people name it, with its problems; and what names none. */
  readonly set: { readonly input: string; readonly refs: readonly string[]; readonly foreign: readonly string[] };
  readonly statement: {
    readonly ref: string;
    readonly missingRef: string;
    /** With `ORIGIN` where the stand-in's address is. */
    readonly expected: RemoteStatement;
  };
  /** Of an account that the stand-in knows; of kind `none` where nobody signs in through the site. */
  readonly credential: Credential | { readonly kind: 'none'; readonly username: string };
  /** Of judges with a sign-in. */
  readonly wrongCredential?: Credential;
  readonly languageId: string;
  /** Does the list of runs say too little to tell two of the same minutes apart? */
  readonly isRunListBare?: boolean;
  /** Submissions that are refused: what is odd about them, and the reason. */
  readonly refusals: ReadonlyArray<{
    readonly name: string;
    readonly ref?: string;
    readonly submitKey?: string;
    readonly languageId?: string;
    readonly source?: string;
    readonly fault?: Fault;
    readonly reason: string;
  }>;
  /** Faults of submitting that are failures, by their class. */
  readonly submitFailures: ReadonlyArray<readonly [fault: Fault, failureClass: string]>;
  /** Each text of the judge, with what it means. */
  readonly statuses: ReadonlyArray<readonly [text: string, status: number, isFinal: boolean]>;
  /** A final run with figures. */
  readonly figures: { readonly script: RunScript; readonly timeMs: number; readonly memoryKb: number };
  /** Null: the judge shows programs no compiler's text. */
  readonly compileError: { readonly script: RunScript; readonly text: string } | null;
}

/** The network of tests, with short times. */
export const web = createWeb({ connectMs: 2_000, headersMs: 400, bodyMs: 2_000, totalMs: 5_000 });

/** A new conversation. */
export function talkTo(
  { adapter }: Pick<ContractSubject, 'adapter'>,
  { origin, clock }: Pick<JudgeStandIn, 'origin' | 'clock'>,
): JudgeHttp {
  return new JudgeHttp({
    web,
    info: adapter.info,
    origin,
    session: new JudgeSession(),
    userAgent: 'Verdict/0.1.0 (+https://judge.example; admin@judge.example)',
    clock: () => clock.now(),
  });
}

/** Signs the account of the subject in, where the judge has a sign-in. */
export async function signIn(
  { adapter, credential }: Pick<ContractSubject, 'adapter' | 'credential'>,
  http: JudgeHttp,
): Promise<void> {
  if (credential.kind === 'none') return;
  http.session.hideCredential(credential);
  await adapter.signIn?.open(http, credential);
}

/** The failure of an action. @throws Error when it succeeds or fails otherwise. */
export async function failureOf(action: Promise<unknown>): Promise<RemoteFailure> {
  try {
    await action;
  } catch (error) {
    if (error instanceof RemoteFailure) return error;
    throw error;
  }
  throw new Error('the action did not fail');
}
