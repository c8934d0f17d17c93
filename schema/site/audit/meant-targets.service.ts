import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Context } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import type { SettingKey } from '../../core/settings/site-setting.ts';

/** Most rows of each kind that the beginning of a name may mean. */
const maxMeant = 100;

/** Accounts whose usernames begin so. */
export async function meantUsers(db: Context['db'], text: string): Promise<string[]> {
  const users = await db.user.findMany({
    where: { usernameKey: { startsWith: literally(usernameKey(text)) } },
    orderBy: { usernameKey: 'asc' },
    take: maxMeant,
    select: { id: true },
  });
  return users.map(({ id }) => id);
}

/**
 * Entries on what has this id, or a name of today that begins so.
 *
 * @param settings whose shown names are meant as well.
 */
export async function meantTargets(
  db: Context['db'],
  text: string,
  settings: readonly SettingKey[],
): Promise<Prisma.AuditEntryWhereInput> {
  const begins = { startsWith: literally(text), mode: 'insensitive' } as const;
  const rows = { take: maxMeant, orderBy: { id: 'asc' }, select: { id: true } } as const;
  const [users, problems, groups, contests] = await Promise.all([
    meantUsers(db, text),
    meantProblems(db, text),
    db.group.findMany({ ...rows, where: { OR: [{ name: begins }, { shortName: begins }] } }),
    db.contest.findMany({ ...rows, where: { title: begins } }),
  ]);
  const of = (targetKind: string, ids: readonly (number | string)[]): Prisma.AuditEntryWhereInput[] =>
    ids.length === 0 ? [] : [{ targetKind, targetId: { in: ids.map(String) } }];
  const idsOf = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);
  return {
    OR: [
      { targetId: text },
      ...of('USER', users),
      ...of('PROBLEM', problems),
      ...of('GROUP', idsOf(groups)),
      ...of('CONTEST', idsOf(contests)),
      ...of('SETTING', settings),
    ],
  };
}

/** Problems whose display ids or titles begin so, by the columns that the list of problems is searched by. */
async function meantProblems(db: Context['db'], text: string): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    WITH asked AS (SELECT search_id_key(${text}) AS id_key, search_fold(${literally(text)}) AS part)
    SELECT f.problem_id AS id FROM problem_search f, asked
    WHERE (asked.id_key <> '' AND f.id_key ^@ asked.id_key)
      OR (f.document LIKE '%' || asked.part || '%' AND E'\n' || f.titles LIKE E'%\n' || asked.part || '%')
    ORDER BY f.problem_id LIMIT ${maxMeant}`;
  return rows.map(({ id }) => id);
}
