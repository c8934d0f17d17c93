import type { BankState, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import type { Page, PageRequest } from '../../core/page.ts';
import { adminProblemsWhere, type AdminProblem } from '../editing/admin-problem.service.ts';
import { decidableProblems } from './bank-application.rule.ts';

const rowSelect = {
  id: true,
  group: { select: { id: true, name: true } },
  bankApplication: { select: { appliedAt: true, reason: true, applicant: { select: { username: true } } } },
} as const satisfies Prisma.ProblemSelect;
type ApplicationRow = Prisma.ProblemGetPayload<{ select: typeof rowSelect }>;

/** A problem that applied for the public bank. */
export interface BankApplication {
  readonly problem: AdminProblem;
  readonly groupName: string;
  readonly application: ApplicationRow['bankApplication'];
}

/** What the list is narrowed by; null and absent alike mean "any". */
export interface BankApplicationFilter {
  readonly keyword?: string | null | undefined;
  readonly groupId?: number | null | undefined;
  readonly state?: BankState | null | undefined;
}

/** Applications for the public bank: those that wait first, the oldest of a state first. */
export async function listBankApplications(
  context: Pick<Context, 'db' | 'viewer' | 'locale'>,
  { keyword, groupId, state }: BankApplicationFilter,
  page: PageRequest,
): Promise<Page<BankApplication>> {
  const problems = await adminProblemsWhere(context, {
    where: {
      AND: [decidableProblems(context.viewer), groupId ? { groupId } : {}, state ? { bankState: state } : {}],
    },
    // In the order of the enum: those that wait come first.
    orderBy: [{ bankState: 'asc' }, { bankApplication: { appliedAt: 'asc' } }, { id: 'asc' }],
    filter: { keyword },
    page,
  });
  const rows = await context.db.problem.findMany({
    where: { id: { in: problems.items.map(({ id }) => id) } },
    select: rowSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    ...problems,
    items: problems.items.map((problem) => {
      const row = byId.get(problem.id);
      return { problem, groupName: row?.group?.name ?? '', application: row?.bankApplication ?? null };
    }),
  };
}
