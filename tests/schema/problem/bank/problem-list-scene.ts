import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';

export const listQuery = /* GraphQL */ `
  query Problems($filter: ProblemFilter, $page: PageInput, $language: String) {
    problems(filter: $filter, page: $page, language: $language) {
      total
      page
      size
      items {
        displayId
        title
        difficulty
        type
        viewerStatus
        viewerScore
        tags {
          name
        }
        statistics {
          total
          ac
        }
        languages {
          timeLimitMs
          language {
            key
          }
        }
      }
    }
  }
`;
export const detailQuery = /* GraphQL */ `
  query Problem($displayId: String!, $language: String) {
    problem(displayId: $displayId) {
      displayId
      title(language: $language)
      statementLanguages
      statement(language: $language) {
        language
        description
      }
      samples {
        position
        input
      }
      attachments {
        name
        url
        sizeBytes
      }
      languages {
        timeLimitMs
        memoryLimitMb
        template
        language {
          key
          isAvailable
        }
      }
      codeTemplates {
        template
        language {
          key
        }
      }
      viewerCanSubmit
      testDataVersion
    }
  }
`;

/** Problems of each kind that a list may show, by their display ids. */
export interface ListedProblems {
  readonly rows: Readonly<Record<string, Problem>>;
  /** Of the hidden problem. */
  readonly author: User;
  /** Of the group of problem 1004. */
  readonly member: User;
  readonly graphs: { readonly id: number };
}

/** Builds them, and a judge for C++ and Python. */
export async function buildListedProblems({ services }: Pick<TestServer, 'services'>): Promise<ListedProblems> {
  const rows: Record<string, Problem> = {};
  const { db } = services;
  await buildLiveNode(services, ['cpp', 'python3']);
  const author = await buildUser(services);
  const member = await buildUser(services);
  const graphs = await db.tag.create({ data: { name: 'graphs' } });
  const hard = await db.tag.create({ data: { name: 'geometry' } });
  const group = await buildGroup(services, await buildUser(services), { levels: [[member, level.member]] });
  const add = async (displayId: string, wishes: Parameters<typeof buildProblem>[1] = {}) =>
    void (rows[displayId] = await buildProblem(services, { displayId, ...wishes }));
  await add('1000', {
    title: 'Two Crates',
    source: 'Spring Cup',
    tags: { create: [{ tagId: graphs.id }, { tagId: hard.id }] },
    statements: {
      create: [
        { language: 'en', title: 'Two Crates', description: 'in English' },
        { language: 'zh', title: '两箱货物', description: '中文' },
      ],
    },
    languageFactors: { python3: { timeFactor: 5 } },
    codeTemplates: {
      create: [
        { languageKey: 'cpp', prepend: 'hidden', template: 'edit me' },
        { languageKey: 'python3', template: 'off', isEnabled: false },
      ],
    },
    samples: {
      create: [
        { position: 2, input: 'b', output: '' },
        { position: 1, input: 'a', output: '' },
      ],
    },
  });
  await add('1001', {
    title: 'Bridges_100%',
    type: 'OI',
    difficulty: 'HARD',
    tags: { create: [{ tagId: graphs.id }] },
  });
  await add('1002', { title: 'Hidden', visibility: 'PRIVATE', authorId: author.id });
  await add('1003', { title: 'For a contest', visibility: 'CONTEST' });
  await add('1004', { title: 'Of the group', groupId: group.id });
  await add('HDU-1', { title: 'Far away', origin: 'HDU', isRemote: true });
  return { rows, author, member, graphs };
}
