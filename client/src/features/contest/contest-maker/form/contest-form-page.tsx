import { ContestLinks } from '../../../../components/contest/contest-links.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { MissingContest } from '../missing-contest.tsx';
import { ContestEditor } from './contest-editor.tsx';
import { useContestFormQuery } from './contest-form.generated.ts';

/** The form of a contest. @param contestId null: one still to be made. */
export function ContestFormPage({ contestId }: { readonly contestId: number | null }) {
  const t = useText();
  const { user } = useViewer();
  const { data, error, refetch } = useContestFormQuery({
    variables: { id: contestId ?? 0 },
    skip: contestId === null,
    fetchPolicy: 'network-only',
  });
  const form = data?.contestForm ?? null;
  const title =
    contestId === null
      ? t({ id: 'maker.createTitle' })
      : form === null
        ? t({ id: 'maker.toForm' })
        : t({ id: 'maker.editTitle' }, { title: form.title });
  if (contestId !== null && data !== undefined && form === null) return <MissingContest />;
  return (
    <PageBody>
      <PageTitle text={title} />
      <PageHeader
        title={title}
        acts={contestId === null || form === null ? null : <ContestLinks contestId={contestId} page="edit" />}
      />
      {error !== undefined && data === undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {contestId !== null && data === undefined && error === undefined ? (
        <SkeletonRows count={8} height="56px" />
      ) : null}
      {user !== null && (contestId === null || form !== null) ? (
        <ContestEditor key={contestId ?? 'new'} stored={form} account={user.id} />
      ) : null}
    </PageBody>
  );
}
