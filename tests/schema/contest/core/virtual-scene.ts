import type { User } from '@verdict/prisma/generated/client/client.ts';
import { tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { endVirtualMutation, startVirtualMutation, submitToContestMutation } from './contest-operations.ts';

interface Virtual {
  participantId: number;
  startsAt: string;
  endsAt: string;
  isRunning: boolean;
}
interface Answer {
  __typename: string;
  message?: string;
  data?: {
    id: number;
    viewerCanSubmit: boolean;
    viewerCanStartVirtual: boolean;
    viewerIsRegistered: boolean;
    participantCount: number;
    viewerVirtual: Virtual;
  };
}

interface BoardRow {
  name: string;
  points: number;
  cells: unknown;
  participantId: number;
}
export interface GhostRow {
  name: string;
  isVirtual: boolean;
  tries: [number, number, number | null, number | null][][];
  participantId: number;
}

/** Operations of virtual participation and of the replay of a contest, as a user. */
export function virtualActs(server: TestServer) {
  async function ask(who: User, query: string, variables: Record<string, unknown> = {}) {
    return (await server.graphql(query, { token: await tokenFor(server.services, who), variables })).data ?? {};
  }

  const start = async (who: User, contestId: number, password: string | null = null) =>
    (await ask(who, startVirtualMutation, { contestId, password }))['startVirtualParticipation'] as Answer;
  const end = async (who: User, contestId: number) =>
    (await ask(who, endVirtualMutation, { contestId }))['endVirtualParticipation'] as Answer;
  const submit = async (who: User, contestId: number) =>
    (
      await ask(who, submitToContestMutation, {
        input: { contestId, problemDisplayId: 'A', languageKey: 'cpp', code: 'int main() {}' },
      })
    )['submitToContest'] as Answer;

  async function boardOf(who: User, contestId: number) {
    const { contestBoard } = await ask(
      who,
      `{
        contestBoard(contestId: ${contestId}, includesAfterEnd: true) {
          ... on ContestBoardSuccess { data { version rows problems { firstSecond } } }
        }
      }`,
    );
    return (contestBoard as { data: { version: number; rows: BoardRow[]; problems: { firstSecond: number | null }[] } })
      .data;
  }

  async function ghostOf(who: User, contestId: number) {
    const { contestGhost } = await ask(
      who,
      `{
        contestGhost(contestId: ${contestId}) {
          __typename
          ... on ContestGhostSuccess { data { rows { participantId name isVirtual tries } } }
        }
      }`,
    );
    return contestGhost as { __typename: string; data?: { rows: GhostRow[] } };
  }

  const standing = async (who: User, contestId: number) =>
    (
      (await ask(who, `{ contestProblems(contestId: ${contestId}) { viewerStatus viewerCanSubmit } }`))[
        'contestProblems'
      ] as { viewerStatus: number; viewerCanSubmit: boolean }[]
    )[0];

  return { ask, start, end, submit, boardOf, ghostOf, standing };
}
