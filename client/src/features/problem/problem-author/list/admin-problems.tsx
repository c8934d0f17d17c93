import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { problemFormAddress } from '../../../../lib/address/problem-address.ts';
import { changeAddress } from '../../../../lib/address/read-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { AdminProblemCards } from './admin-problem-cards.tsx';
import { AdminProblemFilters } from './admin-problem-filters.tsx';
import { AdminProblemTable } from './admin-problem-table.tsx';
import { adminPageSizes, readAdminProblemsAddress } from './admin-problems-address.ts';
import { useAdminProblemsQuery } from './admin-problems.generated.ts';

/** The problems of a place (`ProblemPlaceContext`) for those who work on them. */
export function AdminProblems({ heading }: { readonly heading: ReactNode }) {
  const t = useText();
  const isPhone = useIsPhone();
  const groupId = useProblemPlace();
  const [params, setParams] = useSearchParams();
  const { keyword, author, bank, visibility, page, size } = readAdminProblemsAddress(params);
  const { data, previousData, error, loading, refetch } = useAdminProblemsQuery({
    variables: {
      filter: {
        keyword: keyword || null,
        authorUsername: author || null,
        origin: bank,
        visibility,
        groupId: groupId === null ? null : Number(groupId),
      },
      page: { page, size },
    },
    fetchPolicy: 'cache-and-network',
  });
  const change = (values: Readonly<Record<string, string | null>>) => setParams(changeAddress(params, values));
  const shown = (data ?? previousData)?.adminProblems;
  return (
    <>
      <Flex align="center" justify="space-between" gap="2" mb="3">
        {heading}
        <Button asChild size="sm" colorPalette="accent">
          <RouterLink to={problemFormAddress(groupId, null)}>{t({ id: 'author.createTitle' })}</RouterLink>
        </Button>
      </Flex>
      <AdminProblemFilters keyword={keyword} author={author} bank={bank} visibility={visibility} onChange={change} />
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        {error !== undefined && shown === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : null}
        {error === undefined && shown === undefined ? (
          <SkeletonRows count={size} height={isPhone ? '96px' : '45px'} />
        ) : null}
        {shown?.items.length === 0 ? (
          <EmptyState icon="search" title={t({ id: 'author.listNone' })} hint={t({ id: 'author.listNoneHint' })} />
        ) : null}
        {shown && shown.items.length > 0 ? (
          isPhone ? (
            <AdminProblemCards problems={shown.items} />
          ) : (
            <AdminProblemTable problems={shown.items} />
          )
        ) : null}
      </Panel>
      <Pager
        page={page}
        size={size}
        sizes={adminPageSizes}
        total={shown?.total ?? null}
        onPage={(to) => change({ currentPage: String(to) })}
        onSize={(limit) => change({ limit: String(limit) })}
      />
    </>
  );
}
