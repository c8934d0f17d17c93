import type { ReactNode } from 'react';
import { ArchivedPlaceContext } from '../../../../components/archive/archived-place.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useRefetchOnReturn } from '../../../../lib/live/use-refetch-on-return.ts';
import { GroupContext } from './group-context.ts';
import { useGroupFrameQuery } from './group-frame.generated.ts';

/** An admin may have decided on an application meanwhile. */
const standingQueries = ['GroupFrame'];

interface GroupEntranceProps {
  /** Null: the address names no group. */
  readonly groupId: string | null;
  readonly children: ReactNode;
}

/** Loads a group and gives it to the pages inside. */
export function GroupEntrance({ groupId, children }: GroupEntranceProps) {
  const t = useText();
  useRefetchOnReturn(standingQueries);
  const { data, previousData, error, loading, refetch } = useGroupFrameQuery({
    variables: { id: groupId ?? '' },
    skip: groupId === null,
    fetchPolicy: 'cache-and-network',
  });
  const group = (data ?? previousData)?.group;
  if (group)
    return (
      <GroupContext value={group}>
        <ArchivedPlaceContext value={group.archivedAt !== null}>{children}</ArchivedPlaceContext>
      </GroupContext>
    );
  if (groupId === null || (group === null && !loading)) {
    return (
      <PageBody>
        <PageTitle text={t({ id: 'group.missing' })} />
        <EmptyState icon="search" title={t({ id: 'group.missing' })} hint={t({ id: 'group.missingHint' })}>
          <TextLink to="/group">{t({ id: 'group.toList' })}</TextLink>
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody>
      {error === undefined ? <SkeletonRows count={8} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </PageBody>
  );
}
