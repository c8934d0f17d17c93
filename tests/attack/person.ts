import { setTimeout as sleep } from 'node:timers/promises';
import { isFinal } from '@verdict/judge/protocol/status.ts';
import { z } from 'zod';
import { codeOf, send } from './loopback.ts';

const answerSchema = z.object({ data: z.unknown(), errors: z.unknown().optional() });
const registered = z.object({ register: z.object({ data: z.object({ token: z.string() }) }) });
const submitted = z.object({ submitSolution: z.object({ data: z.object({ id: z.int() }) }) });
const judged = z.object({ submission: z.object({ status: z.int() }) });

const registerMutation = `mutation ($input: RegisterInput!) {
  register(input: $input) { ... on RegisterSuccess { data { token } } ... on DomainError { message } }
}`;
const submitMutation = `mutation ($input: SubmitSolutionInput!) {
  submitSolution(input: $input) { ... on SubmitSolutionSuccess { data { id } } ... on DomainError { message } }
}`;

/** Somebody with an account, at an address of this machine. */
export class Person {
  readonly #url: string;
  readonly #address: string;
  readonly #token: string;

  private constructor(url: string, address: string, token: string) {
    this.#url = url;
    this.#address = address;
    this.#token = token;
  }

  /** Makes an account. */
  static async register(url: string, address: string, username: string): Promise<Person> {
    const input = { username, password: 'secret-of-tests', email: `${username}@example.org` };
    const question = { from: address, query: registerMutation, variables: { input }, shape: registered };
    const { register } = await ask(url, question);
    return new Person(url, address, register.data.token);
  }

  async submit(problemDisplayId: string, languageKey: string, code: string): Promise<number> {
    const input = { problemDisplayId, languageKey, code };
    const { submitSolution } = await this.#ask(submitMutation, { input }, submitted);
    return submitSolution.data.id;
  }

  /** Waits for the verdict. @throws Error when there is none in time. */
  async verdict(id: number, timeoutMs: number): Promise<number> {
    for (const end = performance.now() + timeoutMs; performance.now() < end; await sleep(100)) {
      const { submission } = await this.#ask('query ($id: Int!) { submission(id: $id) { status } }', { id }, judged);
      if (isFinal(submission.status)) return submission.status;
    }
    throw new Error(`no verdict after ${timeoutMs / 1_000} s`);
  }

  #ask<T>(query: string, variables: object, shape: z.ZodType<T>): Promise<T> {
    return ask(this.#url, { from: this.#address, query, variables, shape, token: this.#token });
  }
}

interface Question<T> {
  readonly from: string;
  readonly query: string;
  readonly variables: object;
  readonly shape: z.ZodType<T>;
  readonly token?: string;
}

async function ask<T>(url: string, { from, query, variables, shape, token }: Question<T>): Promise<T> {
  const headers = token === undefined ? {} : { Authorization: token };
  const answer = await send(`${url}/graphql`, { from, headers, body: { query, variables } });
  if (codeOf(answer) !== '200 ok') throw new Error(`${codeOf(answer)}: ${answer.text.slice(0, 300)}`);
  const { data } = answerSchema.parse(JSON.parse(answer.text));
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw new Error(`unexpected answer: ${answer.text.slice(0, 300)}`);
  return parsed.data;
}
