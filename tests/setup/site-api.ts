import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { rootPassword } from './site.ts';

/** A GraphQL request as a script sends it. */
export interface SiteRequest<T> {
  /** Of the site. */
  readonly url: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Session token; without one the request is a visitor's. */
  readonly token?: string;
  /** What `data` looks like. */
  readonly data: z.ZodType<T>;
}

const errorsSchema = z.array(z.object({ message: z.string() }));

/** Asks a site over HTTP. @throws Error when it does not answer, or answers with errors or another shape. */
export async function ask<T>({ url, query, variables = {}, token, data }: SiteRequest<T>): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': 'en-US',
      ...(token === undefined ? {} : { Authorization: token }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(30_000),
  });
  const answer = z
    .object({ data: z.unknown().optional(), errors: errorsSchema.optional() })
    .parse(await response.json());
  if (answer.errors !== undefined) throw new Error(answer.errors.map(({ message }) => message).join('; '));
  return data.parse(answer.data);
}

/** An account of the tests. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** Of its session. */
  readonly token: string;
}

/** Makes an account and signs it in. */
export async function register(url: string, username: string): Promise<Account> {
  const password = 'secret-of-tests';
  const { register: result } = await ask({
    url,
    query: `mutation ($input: RegisterInput!) {
      register(input: $input) {
        __typename
        ... on RegisterSuccess { data { token user { id } } }
        ... on DomainError { message }
      }
    }`,
    variables: { input: { username, password, email: `${username}@example.org` } },
    data: z.object({
      register: z.object({ data: z.object({ token: z.string(), user: z.object({ id: z.string() }) }) }),
    }),
  });
  return { id: result.data.user.id, username, password, token: result.data.token };
}

/** The super admin of a test's site, signed in. */
export async function signInAsRoot(url: string): Promise<Account> {
  return signIn(url, { username: 'root', password: rootPassword });
}

/** Signs an account in. */
export async function signIn(url: string, input: Pick<Account, 'username' | 'password'>): Promise<Account> {
  const answer = await ask({
    url,
    query: `mutation ($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignInSuccess { data { token user { id } } }
        ... on DomainError { message }
      }
    }`,
    variables: { input },
    data: z.object({ signIn: z.object({ data: z.object({ token: z.string(), user: z.object({ id: z.string() }) }) }) }),
  });
  return { ...input, id: answer.signIn.data.user.id, token: answer.signIn.data.token };
}

/** A program of somebody for a problem. */
export interface Solution {
  readonly problemDisplayId: string;
  readonly languageKey: string;
  readonly code: string;
}

/** Submits a program. @returns the submission's id. @throws Error when the site does not acknowledge it. */
export async function submit(url: string, { token }: Account, solution: Solution): Promise<number> {
  const { submitSolution } = await ask({
    url,
    token,
    query: `mutation ($input: SubmitSolutionInput!) {
      submitSolution(input: $input) {
        __typename
        ... on SubmitSolutionSuccess { data { id } }
        ... on DomainError { message }
      }
    }`,
    variables: { input: solution },
    data: z.object({ submitSolution: z.object({ data: z.object({ id: z.number().int() }) }) }),
  });
  return submitSolution.data.id;
}

/**
 * Looks again and again until a look gives something.
 *
 * @throws Error with the last failure, or `what`, when time is up.
 */
export async function until<T>(what: string, timeoutMs: number, look: () => Promise<T | null>): Promise<T> {
  let failure: unknown;
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(100)) {
    try {
      const found = await look();
      if (found !== null) return found;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(`After ${timeoutMs / 1000} s still waiting for ${what}.`, { cause: failure });
}
