import { cpp } from '@verdict/judge/languages/cpp.ts';
import { isFinal } from '@verdict/judge/protocol/status.ts';
import type { Client } from 'graphql-ws';
import { z } from 'zod';
import { buildUser, tokenFor } from '../factories/user.ts';
import type { BenchSite } from './bench-site.ts';
import type { GraphqlCaller } from './graphql-caller.ts';

const submitted = z.object({
  submitSolution: z.discriminatedUnion('__typename', [
    z.object({ __typename: z.literal('SubmitSolutionSuccess'), data: z.object({ id: z.int() }) }),
  ]),
});
const progressed = z.object({ submissionProgress: z.object({ status: z.int(), casesDone: z.int() }) });

/** One message of a live submission, and when it arrived. */
export interface Message {
  readonly status: number;
  readonly casesDone: number;
  /** As `performance.now()`. */
  readonly at: number;
}

/** A program to submit. */
export interface SubmittedProgram {
  readonly languageKey: string;
  readonly code: string;
}

/** Somebody who submits through the API, as a browser does. */
export class Contestant {
  readonly #caller: GraphqlCaller;

  private constructor(caller: GraphqlCaller) {
    this.#caller = caller;
  }

  /** Makes an account and signs it in. */
  static async join(site: BenchSite): Promise<Contestant> {
    const user = await buildUser(site.services);
    return new Contestant(site.caller(await tokenFor(site.services, user)));
  }

  /** Submits a program, without another word the C++ one that adds two numbers. @returns the submission's id. */
  async submit(
    problemDisplayId: string,
    { languageKey, code }: SubmittedProgram = { languageKey: cpp.key, code: cpp.template },
  ): Promise<number> {
    const { submitSolution } = await this.#caller.call(
      submitted,
      `mutation ($input: SubmitSolutionInput!) {
        submitSolution(input: $input) { __typename ... on SubmitSolutionSuccess { data { id } } }
      }`,
      { input: { problemDisplayId, languageKey, code } },
    );
    return submitSolution.data.id;
  }

  /** A WebSocket of its own. */
  socket(): Client {
    return this.#caller.socket();
  }

  /** Messages about a submission, until its verdict. @param onFirst called when the first one has come. */
  async watch(socket: Client, id: number, onFirst?: () => void): Promise<Message[]> {
    const messages: Message[] = [];
    const query = 'subscription ($id: Int!) { submissionProgress(id: $id) { status casesDone } }';
    for await (const { submissionProgress } of this.#caller.watch(socket, progressed, query, { id })) {
      messages.push({ ...submissionProgress, at: performance.now() });
      if (messages.length === 1) onFirst?.();
      if (isFinal(submissionProgress.status)) return messages;
    }
    throw new Error(`The messages about submission ${id} ended without a verdict.`);
  }
}
