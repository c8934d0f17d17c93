import { createClient } from 'graphql-ws';
import type { Account } from './config.ts';
import { UserError } from './user-error.ts';
import { locale } from './words.ts';

/** How long an answer may take (specification, section 9). */
const timeoutMs = 90_000;
/** How often is asked while nothing can be pushed (specification, section 9). */
const pollMs = 2_000;

interface GraphqlError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** An operation and the shape of its answer, which a test holds against the schema. */
export interface Operation<Data, Variables> {
  readonly query: string;
  /** For the types alone. */
  readonly _types?: (variables: Variables) => Data;
}

/** Asks a site. @throws UserError when it does not answer or refuses. */
export async function ask<Data, Variables>(
  { url, token }: Account,
  { query }: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': locale, Authorization: token },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new UserError('noAnswer', { url, why: reasonOf(error) });
  });
  if (response.status === 401) throw new UserError('tokenRefused');
  const answer = (await response.json().catch(() => null)) as {
    data?: Data | null;
    errors?: readonly GraphqlError[];
  } | null;
  failOn(answer?.errors);
  if (!answer?.data) throw new UserError('oddAnswer', { url, status: response.status });
  return answer.data;
}

/** How something that goes on is followed. */
export interface Following<Data, Variables, State> {
  readonly subscription: Operation<Data, Variables>;
  readonly variables: Variables;
  readonly stateOf: (data: Data) => State;
  /** Asks for the state, while nothing can be pushed. */
  readonly poll: () => Promise<State>;
  /** Will nothing more come? */
  readonly isOver: (state: State) => boolean;
  /** Told when it goes on by asking. */
  readonly onPoll: () => void;
}

/** States of something that goes on, up to the last one: pushed, and asked for once nothing can be pushed. */
export async function* follow<Data, Variables extends Record<string, unknown>, State>(
  account: Account,
  following: Following<Data, Variables, State>,
): AsyncGenerator<State, void> {
  const { subscription, variables, stateOf, poll, isOver, onPoll } = following;
  const client = createClient({
    url: `${account.url.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { Authorization: account.token, 'Accept-Language': locale },
    retryAttempts: 0,
  });
  try {
    for await (const { data, errors } of client.iterate<Data>({ query: subscription.query, variables })) {
      failOn(errors);
      if (!data) continue;
      const state = stateOf(data);
      yield state;
      if (isOver(state)) return;
    }
  } catch (error) {
    // What the site refuses it refuses when asked, too, and then says why; all else is a socket that cannot be had.
    if (error instanceof UserError) throw error;
  } finally {
    await client.dispose();
  }
  onPoll();
  for (;;) {
    const state = await poll();
    yield state;
    if (isOver(state)) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** @throws UserError with the site's own words. */
function failOn(errors: readonly GraphqlError[] | undefined): void {
  const [error] = errors ?? [];
  if (error === undefined) return;
  if (error.extensions?.['code'] === 'UNAUTHENTICATED') throw new UserError('tokenRefused');
  throw new UserError('refused', { message: error.message });
}

/** Why a request failed, as the system names it: "ECONNREFUSED". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
