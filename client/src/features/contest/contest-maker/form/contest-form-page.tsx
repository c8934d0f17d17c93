import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { ContestLinks } from '../../../../components/contest/contest-links.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { ContestEditor } from './contest-editor.tsx';
import { useContestFormQuery } from './contest-form.generated.ts';

/** The form of a contest. @param contestId null: one still to be made. */
export function ContestFormPage({ contestId }: { readonly contestId: number | null }) {
  const t = useText();
  const { desk } = useContestDesk();
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
      {contestId !== null && data !== undefined && form === null ? (
        <EmptyState icon="search" title={t({ id: 'maker.missing' })} hint={t({ id: 'maker.missingHint' })}>
          <TextLink to={desk}>{t({ id: 'maker.toList' })}</TextLink>
        </EmptyState>
      ) : null}
      {user !== null && (contestId === null || form !== null) ? (
        <ContestEditor key={contestId ?? 'new'} stored={form} account={user.id} />
      ) : null}
    </PageBody>
  );
}
