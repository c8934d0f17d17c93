import type { Contest, Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { expect } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { registerMutation, submitToContestMutation } from './contest-operations.ts';

const hour = 3_600_000;
export const fromNow = (hours: number) => new Date(Date.now() + hours * hour);

export interface Team {
  name: string;
  inviteCode: string;
  members: string[];
  hasSubmitted: boolean;
}
export interface TeamAnswer {
  __typename: string;
  data?: { id: number; participantCount: number; viewerIsRegistered: boolean; viewerTeam: Team | null };
}
const told = '{ participantCount viewerIsRegistered viewerTeam { name inviteCode members hasSubmitted } }';

/** Users of one test. */
export interface TeamPeople {
  readonly author: User;
  readonly founder: User;
  readonly mate: User;
  readonly stranger: User;
}

/** A server with a judge, for tests of teams. */
export class TeamScene {
  readonly server: TestServer;
  readonly judge: FakeJudge;
  #people: TeamPeople | null = null;

  private constructor(server: TestServer, judge: FakeJudge) {
    this.server = server;
    this.judge = judge;
  }

  static async start(): Promise<TeamScene> {
    const server = await startTestServer();
    return new TeamScene(server, await FakeJudge.start(server));
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** New users for a test. */
  async newPeople(): Promise<TeamPeople> {
    const { services } = this.server;
    const [author, founder, mate, stranger] = await Promise.all([
      buildUser(services),
      buildUser(services),
      buildUser(services),
      buildUser(services),
    ]);
    this.#people = { author, founder, mate, stranger };
    return this.#people;
  }

  get people(): TeamPeople {
    if (this.#people === null) throw new Error('newPeople() comes first');
    return this.#people;
  }

  /** A contest for teams of two that begins in an hour, with the problem A. */
  async teamContest(wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}): Promise<Contest> {
    const { services } = this.server;
    const problem = await buildProblem(services, { visibility: 'CONTEST' });
    return buildContest(services, {
      authorId: this.people.author.id,
      teamSize: 2,
      startsAt: fromNow(1),
      endsAt: fromNow(3),
      isPrintOpen: true,
      ...wishes,
      problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
    });
  }

  begin(contest: Contest): Promise<Contest> {
    return this.server.services.db.contest.update({ where: { id: contest.id }, data: { startsAt: fromNow(-1) } });
  }

  async ask(who: User, query: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const token = await tokenFor(this.server.services, who);
    return (await this.server.graphql(query, { token, variables })).data ?? {};
  }

  async found(
    who: User,
    contestId: number,
    { name = 'The Owls', password = null }: { name?: string; password?: string | null } = {},
  ): Promise<TeamAnswer> {
    const { foundContestTeam } = await this.ask(
      who,
      `mutation ($contestId: Int!, $name: String!, $password: String) {
        foundContestTeam(contestId: $contestId, name: $name, password: $password) {
          __typename
          ... on FoundContestTeamSuccess { data ${told} }
        }
      }`,
      { contestId, name, password },
    );
    return foundContestTeam as TeamAnswer;
  }

  async join(
    who: User,
    contestId: number,
    { code, password = null }: { code: string; password?: string | null },
  ): Promise<TeamAnswer> {
    const { joinContestTeam } = await this.ask(
      who,
      `mutation ($contestId: Int!, $code: String!, $password: String) {
        joinContestTeam(contestId: $contestId, code: $code, password: $password) {
          __typename
          ... on JoinContestTeamSuccess { data ${told} }
        }
      }`,
      { contestId, code, password },
    );
    return joinContestTeam as TeamAnswer;
  }

  async leave(who: User, contestId: number): Promise<TeamAnswer> {
    const { leaveContestTeam } = await this.ask(
      who,
      `mutation {
        leaveContestTeam(contestId: ${contestId}) { __typename ... on LeaveContestTeamSuccess { data ${told} } }
      }`,
    );
    return leaveContestTeam as TeamAnswer;
  }

  async add(who: User, contestId: number, teamName: string, username: string): Promise<string> {
    const { addContestTeamMember } = await this.ask(
      who,
      `mutation ($c: Int!, $t: String!, $u: String!) {
        addContestTeamMember(contestId: $c, teamName: $t, username: $u) { __typename }
      }`,
      { c: contestId, t: teamName, u: username },
    );
    return (addContestTeamMember as TeamAnswer).__typename;
  }

  async remove(who: User, contestId: number, username: string): Promise<string> {
    const { removeContestTeamMember } = await this.ask(
      who,
      `mutation { removeContestTeamMember(contestId: ${contestId}, username: "${username}") { __typename } }`,
    );
    return (removeContestTeamMember as TeamAnswer).__typename;
  }

  async submit(who: User, contestId: number): Promise<TeamAnswer> {
    const { submitToContest } = await this.ask(who, submitToContestMutation, {
      input: { contestId, problemDisplayId: 'A', languageKey: 'cpp', code: `int main() {} // ${who.username}` },
    });
    return submitToContest as TeamAnswer;
  }

  async register(who: User, contestId: number, password: string | null = null): Promise<TeamAnswer> {
    return (await this.ask(who, registerMutation, { contestId, password }))['registerForContest'] as TeamAnswer;
  }

  /** A team with founder and mate in it. */
  async team(contest: Contest): Promise<void> {
    const { founder, mate } = this.people;
    const { data } = await this.found(founder, contest.id);
    const { __typename } = await this.join(mate, contest.id, { code: data?.viewerTeam?.inviteCode ?? '' });
    expect(__typename).toBe('JoinContestTeamSuccess');
  }
}
