import type { Role } from '@verdict/prisma/generated/client/client.ts';
import { expect, test } from 'vitest';
import type { Viewer } from '../../core/context.ts';
import { canSeeCases, type Disclosure } from './submission.rule.ts';

const user = (userId: string, role: Role = 'USER'): Viewer => ({
  kind: 'user',
  userId,
  username: userId,
  role,
  groupLevels: new Map(),
  siteRights: [],
  groupRights: new Map(),
  archivedGroups: new Set(),
  sessionId: '',
  apiScopes: null,
});

const viewers = {
  'signed out': { kind: 'anonymous' },
  stranger: user('stranger'),
  owner: user('owner'),
  'problem author': user('problem author'),
  'contest author': user('contest author'),
  'problem admin': user('x', 'PROBLEM_ADMIN'),
  admin: user('x', 'ADMIN'),
  root: user('x', 'ROOT'),
} as const satisfies Record<string, Viewer>;

const all = Object.keys(viewers);
const admins = ['problem admin', 'admin', 'root'];
const problemStaff = ['problem author', ...admins];
const contestAdmins = ['contest author', 'root'];
const both = ['problem author', 'contest author', ...admins];

const sealsAt = new Date('2026-11-21T11:00:00Z');
const endsAt = new Date('2026-11-21T12:00:00Z');
const moments = {
  'as it runs': new Date('2026-11-21T10:30:00Z'),
  'while it is sealed': new Date('2026-11-21T11:30:00Z'),
  'in its last millisecond': new Date('2026-11-21T11:59:59.999Z'),
  'at its end': endsAt,
  'after it': new Date('2026-11-22T00:00:00Z'),
} as const;
type Moment = keyof typeof moments;

interface Place {
  readonly contest: 'ACM' | 'OI' | null;
  readonly hasSeal: boolean;
  readonly isPublished: boolean;
}

function seenBy({ contest, hasSeal, isPublished }: Place, moment: Moment): string[] {
  const submission: Disclosure = {
    id: 1,
    userId: 'owner',
    problemId: 1,
    origin: contest === null ? 'PRACTICE' : 'CONTEST',
    contestId: contest === null ? null : 1,
    groupId: null,
    isShared: true,
    isUnderSeal: hasSeal,
    status: 0,
    problem: { authorId: 'problem author', groupId: null, isCodeShared: true, isCaseResultPublished: isPublished },
    contest:
      contest === null
        ? null
        : {
            type: contest,
            endsAt,
            sealsAt: hasSeal ? sealsAt : null,
            isUnsealedAtEnd: false,
            unsealedAt: null,
            authorId: 'contest author',
            groupId: null,
          },
    participant: null,
  };
  return Object.entries(viewers).flatMap(([name, viewer]) =>
    canSeeCases(viewer, submission, moments[moment]) ? [name] : [],
  );
}

test('in practice, results of cases are for all where the problem publishes them, else for those who keep it', () => {
  for (const moment of Object.keys(moments) as Moment[]) {
    expect(seenBy({ contest: null, hasSeal: false, isPublished: true }, moment)).toEqual(all);
    expect(seenBy({ contest: null, hasSeal: false, isPublished: false }, moment)).toEqual(problemStaff);
  }
});

test.each<[contest: 'ACM' | 'OI', hasSeal: boolean, moment: Moment, published: string[], hidden: string[]]>([
  ['ACM', false, 'as it runs', contestAdmins, contestAdmins],
  ['ACM', false, 'in its last millisecond', contestAdmins, contestAdmins],
  ['ACM', false, 'at its end', all, both],
  ['ACM', false, 'after it', all, both],
  ['ACM', true, 'while it is sealed', contestAdmins, contestAdmins],
  ['ACM', true, 'after it', contestAdmins, contestAdmins],
  ['OI', false, 'as it runs', all, both],
  ['OI', false, 'in its last millisecond', all, both],
  ['OI', false, 'at its end', all, both],
  ['OI', false, 'after it', all, both],
  ['OI', true, 'as it runs', all, both],
  ['OI', true, 'while it is sealed', contestAdmins, contestAdmins],
  ['OI', true, 'at its end', contestAdmins, contestAdmins],
  ['OI', true, 'after it', contestAdmins, contestAdmins],
])('in an %s contest (seal: %s) %s, they are for the right people', (contest, hasSeal, moment, published, hidden) => {
  expect(seenBy({ contest, hasSeal, isPublished: true }, moment)).toEqual(published);
  expect(seenBy({ contest, hasSeal, isPublished: false }, moment)).toEqual(hidden);
});

test('judges have no part in it', () => {
  const judge: Viewer = { kind: 'judge', nodeId: 1, nodeName: 'local' };
  const submission = {
    id: 1,
    userId: 'owner',
    problemId: 1,
    origin: 'PRACTICE',
    contestId: null,
    groupId: null,
    isShared: false,
    isUnderSeal: false,
    status: 0,
    problem: { authorId: null, groupId: null, isCodeShared: true, isCaseResultPublished: false },
    contest: null,
    participant: null,
  } as const;
  expect(canSeeCases(judge, submission, endsAt)).toBe(false);
});
