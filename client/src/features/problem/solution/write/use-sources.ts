import { useSolutionSourcesQuery, type SolutionSource_SubmissionFragment } from './solution-form.generated.ts';

interface SourcesOptions {
  readonly displayId: string;
  /** A submission that the address or the stored solution names; null: none. */
  readonly namedId: number | null;
}

/** The viewer's accepted submissions that a solution may explain, newest first; the named one may be of a contest. */
export function useSources({ displayId, namedId }: SourcesOptions) {
  const { data, error, refetch } = useSolutionSourcesQuery({
    variables: { displayId, submissionId: namedId ?? 0, isNamed: namedId !== null },
    fetchPolicy: 'network-only',
  });
  const named = data?.submission ?? null;
  const listed = data?.submissions.items ?? [];
  const all = named === null || listed.some(({ id }) => id === named.id) ? listed : [named, ...listed];
  return {
    sources: data === undefined ? undefined : all.filter(({ viewerCanExplain }) => viewerCanExplain),
    error,
    retry: () => void refetch(),
  };
}

export type Source = SolutionSource_SubmissionFragment;
