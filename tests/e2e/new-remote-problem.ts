import type { Db } from '@verdict/prisma/db.ts';

/** A problem of a judge as a test needs it: its name there, and a language that it may be solved in. */
type RemoteProblemFacts = Readonly<Record<'judgeKey' | 'ref' | 'languageId', string>>;

/** A problem of a judge, as if it were imported. A slash in its name is a colon here. @returns its id. */
export async function newRemoteProblem(
  database: Db['db'],
  { judgeKey, ref, languageId }: RemoteProblemFacts,
): Promise<number> {
  const displayId = `${judgeKey}-${ref.replace('/', ':')}`;
  await database.problem.deleteMany({ where: { displayId } });
  const { id: problemId } = await database.problem.create({
    data: { displayId, title: 'Sum', isRemote: true, origin: judgeKey, languageKeys: [`${judgeKey}.${languageId}`] },
    select: { id: true },
  });
  await database.remoteSource.create({ data: { problemId, judgeKey, ref, url: 'https://judge.example.org/' } });
  return problemId;
}
