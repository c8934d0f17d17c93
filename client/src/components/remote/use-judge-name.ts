import { useRemoteJudgeNamesQuery } from './judge-names.generated.ts';

/** Name of the judge that something comes from. @param origin null: it is of no remote judge, so nothing is asked. */
export function useJudgeName(origin: string | null): string | null {
  const { data } = useRemoteJudgeNamesQuery({ skip: origin === null, fetchPolicy: 'cache-first' });
  if (origin === null) return null;
  return data?.remoteJudgeNames.find(({ key }) => key === origin)?.name ?? origin;
}
