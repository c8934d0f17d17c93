import type { JudgeQueue, Problem, Submission, User } from '@verdict/prisma/generated/client/client.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildWaiting } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

/** What a waiting submission is, other than one of the scene's user to the scene's problem. */
export interface WaitingWishes {
  readonly userId?: string;
  readonly problemId?: number;
  readonly languageKey?: string;
  readonly languageKeys?: string[];
  readonly queue?: JudgeQueue;
}

/** A server with a user and a problem, for tests of the queue. */
export class QueueScene {
  readonly server: TestServer;
  readonly user: User;
  readonly problem: Problem;

  private constructor(server: TestServer, user: User, problem: Problem) {
    this.server = server;
    this.user = user;
    this.problem = problem;
  }

  static async start(): Promise<QueueScene> {
    const server = await startTestServer();
    return new QueueScene(server, await buildUser(server.services), await buildProblem(server.services));
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** A submission whose task waits. */
  waiting(wishes: WaitingWishes = {}): Promise<Submission> {
    return buildWaiting(this.server.services, { userId: this.user.id, problemId: this.problem.id, ...wishes });
  }
}
