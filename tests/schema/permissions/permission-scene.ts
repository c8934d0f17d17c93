import { Status } from '@verdict/judge/protocol/status.ts';
import type { Submission, User } from '@verdict/prisma/generated/client/client.ts';
import { reportParts } from '@verdict/schema/problem/jury-report/parts.ts';
import { apiTokenFor } from '../../factories/api-token.ts';
import { buildJudgeNode, FakeJudge } from '../../factories/judge.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';

/**
 * Who asks. `former` has handed in to each problem while it could be seen. The last ones ask by tokens that are no
 * sessions.
 */
export const askers = [
  'signed out',
  'user',
  'restricted',
  'former',
  'applicant',
  'member',
  'author',
  'problem admin',
  'admin',
  'super admin',
  'user by token',
  'super admin by reading token',
  'super admin by token',
  'token without scopes that matter',
  'judge',
] as const;
export type Asker = (typeof askers)[number];

/** Problems by who may see them. */
export const places = ['public', 'private', 'contest', 'group', 'private of group'] as const;
export type Place = (typeof places)[number];

/** A problem whose every text holds a mark that stands nowhere else. */
export interface MarkedProblem {
  readonly id: number;
  readonly displayId: string;
  readonly visibility: 'PUBLIC' | 'PRIVATE' | 'CONTEST';
  /** Its jury solution. */
  readonly juryId: number;
  readonly tagId: number;
  /** Part of its title. */
  readonly title: string;
  /** Part of its statement, samples, source, tag, revisions and jury. */
  readonly content: string;
  /** Accepted ones of a user who is none of the askers, and of the former user. */
  readonly strangers: Submission;
  readonly formers: Submission;
}

export interface PermissionScene {
  readonly server: TestServer;
  readonly judge: FakeJudge;
  readonly problems: Readonly<Record<Place, MarkedProblem>>;
  /** Another problem of the kind, for what can be done to one but once; to be removed. */
  readonly another: (place: Place) => Promise<MarkedProblem>;
  /** Username of who solved all of them. */
  readonly solver: string;
  /** The group that two of the problems belong to. */
  readonly groupId: number;
  /** What is sent as Authorization; null: nothing. */
  readonly tokens: Readonly<Record<Asker, string | null>>;
}

/** A site with a problem of each kind and somebody of each kind. */
export async function buildPermissionScene(): Promise<PermissionScene> {
  const server = await startTestServer();
  const { services } = server;
  const judge = await FakeJudge.start(server);
  const make = (role: User['role'] = 'USER') => buildUser(services, { role });
  const [user, restricted, former, applicant, member, author, problemAdmin, admin, root, stranger] = await Promise.all([
    make(),
    make('NO_SUBMIT_MUTED'),
    make(),
    make(),
    make(),
    make(),
    make('PROBLEM_ADMIN'),
    make('ADMIN'),
    make('ROOT'),
    make(),
  ]);
  const group = await services.db.group.create({
    data: {
      name: 'The group',
      shortName: 'group',
      brief: '',
      description: '',
      ownerId: root.id,
      members: {
        create: [
          { userId: member.id, level: 3 },
          { userId: applicant.id, level: 1 },
          { userId: former.id, level: 2 },
        ],
      },
    },
  });
  const kinds = {
    public: ['PUBLIC', null],
    private: ['PRIVATE', null],
    contest: ['CONTEST', null],
    group: ['PUBLIC', group.id],
    'private of group': ['PRIVATE', group.id],
  } as const;
  let number = -1;
  const build = (place: Place) => {
    const [visibility, groupId] = kinds[place];
    number += 1;
    return buildMarked(server, {
      number,
      visibility,
      groupId,
      authorId: author.id,
      formerId: former.id,
      strangerId: stranger.id,
    });
  };
  const problems = {} as Record<Place, MarkedProblem>;
  for (const place of places) problems[place] = await build(place);
  return {
    server,
    judge,
    problems,
    another: build,
    solver: stranger.username,
    groupId: group.id,
    tokens: {
      'signed out': null,
      user: await tokenFor(services, user),
      restricted: await tokenFor(services, restricted),
      former: await tokenFor(services, former),
      applicant: await tokenFor(services, applicant),
      member: await tokenFor(services, member),
      author: await tokenFor(services, author),
      'problem admin': await tokenFor(services, problemAdmin),
      admin: await tokenFor(services, admin),
      'super admin': await tokenFor(services, root),
      'user by token': await apiTokenFor(services, user, ['READ', 'SUBMIT']),
      'super admin by reading token': await apiTokenFor(services, root, ['READ', 'SUBMIT']),
      'super admin by token': await apiTokenFor(services, root, ['READ', 'SUBMIT', 'ADMIN']),
      'token without scopes that matter': await apiTokenFor(services, root, ['ACCOUNT']),
      judge: `Judge ${(await buildJudgeNode(services)).token}`,
    },
  };
}

const minerals = ['amber', 'basalt', 'dolomite', 'emerald', 'hematite'];

async function buildMarked(
  { services }: TestServer,
  {
    number,
    visibility,
    groupId,
    authorId,
    formerId,
    strangerId,
  }: {
    number: number;
    visibility: 'PUBLIC' | 'PRIVATE' | 'CONTEST';
    groupId: number | null;
    authorId: string;
    formerId: string;
    strangerId: string;
  },
): Promise<MarkedProblem> {
  // Unlike each other in more than a letter: a search forgives typing errors.
  const mineral = minerals[number % minerals.length] ?? '';
  const [title, content] = [`${mineral}titlemark`, `${mineral}contentmark`];
  const tag = await services.db.tag.create({ data: { name: content } });
  const problem = await buildProblem(services, {
    displayId: `M${number}`,
    title,
    visibility,
    groupId,
    authorId,
    source: content,
    authorName: 'somebody',
    statements: {
      create: { language: 'en', title, description: content, input: content, output: content, hint: content },
    },
    samples: { create: { position: 1, input: content, output: content } },
    tags: { create: { tagId: tag.id } },
    codeTemplates: { create: { languageKey: 'cpp', template: content } },
    statistics: { create: { total: 2, ac: 2 } },
    revisions: {
      create: ['before', content].map((source, index) => ({
        number: index + 1,
        content: { settings: { source }, statements: [], samples: [], checkerCode: null },
      })),
    },
    jurySubmissions: { create: { name: content, languageKey: 'cpp', expected: [Status.ACCEPTED] } },
    juryReports: {
      create: {
        state: 'DONE',
        parts: Object.fromEntries(reportParts.map((part) => [part, ''])),
        changed: [],
        items: {
          create: {
            subject: 'SOLUTION',
            name: content,
            languageKey: 'cpp',
            expected: [Status.ACCEPTED],
            status: Status.ACCEPTED,
            disagreements: [],
          },
        },
      },
    },
  });
  const place = {
    problemId: problem.id,
    groupId,
    origin: groupId === null ? 'PRACTICE' : 'GROUP',
    status: Status.ACCEPTED,
  } as const;
  const strangers = await buildSubmission(services, {
    ...place,
    userId: strangerId,
    code: 'strangercode',
    isShared: true,
  });
  const formers = await buildSubmission(services, { ...place, userId: formerId, code: 'formercode' });
  await services.db.solvedProblem.create({
    data: { userId: strangerId, problemId: problem.id, firstAcceptedAt: new Date(), attempts: 1 },
  });
  const jury = await services.db.jurySubmission.findFirstOrThrow({
    where: { problemId: problem.id },
    select: { id: true },
  });
  return {
    id: problem.id,
    displayId: problem.displayId,
    visibility,
    juryId: jury.id,
    tagId: tag.id,
    title,
    content,
    strangers,
    formers,
  };
}
