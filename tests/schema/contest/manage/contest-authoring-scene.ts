import type { TestServer } from '../../../server/test-server.ts';
import { send, type Answered } from '../desk/desk-scene.ts';

const hour = 3_600_000;
/** A moment so many hours from now, in whole seconds. */
export const fromNow = (hours: number): Date => new Date(Math.floor((Date.now() + hours * hour) / 1_000) * 1_000);

/** What the form of an ordinary contest sends. */
export function contestInput(wishes: Readonly<Record<string, unknown>> = {}) {
  return {
    title: 'Autumn cup',
    description: 'Rules',
    type: 'ACM',
    startsAt: fromNow(-1).toISOString(),
    endsAt: fromNow(4).toISOString(),
    access: 'PUBLIC',
    password: null,
    sealsAt: null,
    isUnsealedAtEnd: true,
    penaltySeconds: 1_200,
    oiScoreRule: 'RECENT',
    boardName: 'USERNAME',
    isBoardOpen: false,
    isPrintOpen: false,
    isVisible: true,
    isEndSubmitAllowed: false,
    accountLimit: null,
    starUsernames: [],
    awardKind: 'NONE',
    awards: [],
    ...wishes,
  };
}

const types = { id: 'Int!', version: 'Int!', input: 'ContestInput!' };

/** Sends mutations on contests. */
export function contestActs(server: TestServer) {
  return {
    create: (token: string | null, input: object, groupId: number | null = null): Promise<Answered> =>
      send(server, token, {
        field: 'createContest',
        args: { groupId, input },
        types: { groupId: 'Int', input: types.input },
        fields: '{ id title starUsernames awards { name size } }',
      }),
    /** Over the version that is stored, unless a form was opened with another one. */
    update: async (token: string | null, id: number, input: object, openedWith?: number): Promise<Answered> => {
      const version =
        openedWith ??
        (await server.services.db.contest.findUnique({ where: { id }, select: { version: true } }))?.version ??
        0;
      return send(server, token, {
        field: 'updateContest',
        args: { id, version, input },
        types,
        fields: '{ id title version }',
      });
    },
    show: (token: string | null, id: number, isVisible: boolean): Promise<Answered> =>
      send(server, token, {
        field: 'changeContestVisible',
        args: { id, isVisible },
        types: { id: types.id, isVisible: 'Boolean!' },
        fields: '{ isVisible }',
      }),
    remove: (token: string | null, id: number): Promise<Answered> =>
      send(server, token, { field: 'deleteContest', args: { id }, types: { id: types.id }, fields: '' }),
    clone: (token: string | null, id: number): Promise<Answered> =>
      send(server, token, {
        field: 'cloneContest',
        args: { id },
        types: { id: types.id },
        fields: '{ id title isVisible problemCount participantCount author }',
      }),
    addProblem: (token: string | null, contestId: number, problemId: number, input: object): Promise<Answered> =>
      send(server, token, {
        field: 'addContestProblem',
        args: { contestId, problemId, input },
        types: { contestId: 'Int!', problemId: 'Int!', input: 'ContestProblemInput!' },
        fields: '{ id displayId displayTitle color position }',
      }),
    renameProblem: (token: string | null, id: number, input: object): Promise<Answered> =>
      send(server, token, {
        field: 'updateContestProblem',
        args: { id, input },
        types: { id: types.id, input: 'ContestProblemInput!' },
        fields: '{ displayId displayTitle color }',
      }),
    orderProblems: (token: string | null, contestId: number, ids: readonly number[]): Promise<Answered> =>
      send(server, token, {
        field: 'orderContestProblems',
        args: { contestId, ids },
        types: { contestId: 'Int!', ids: '[Int!]!' },
        fields: '{ displayId }',
      }),
    removeProblem: (token: string | null, id: number, isWithSubmissions = false): Promise<Answered> =>
      send(server, token, {
        field: 'removeContestProblem',
        args: { id, isWithSubmissions },
        types: { id: types.id, isWithSubmissions: 'Boolean!' },
        fields: '',
      }),
  };
}
