import { Box, Button, Flex, Grid, Heading } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Pager } from '../../components/pager.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { changeAddress } from '../../lib/address/read-address.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useIsPhone } from '../../lib/preferences/use-is-phone.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { ProblemCards } from './problem-cards.tsx';
import { readProblemListAddress } from './problem-list-address.ts';
import { useProblemListQuery } from './problem-list.generated.ts';
import { ProblemFilters } from './problem-filters.tsx';
import { FocusLink } from './focus-link.tsx';
import { ProblemTable } from './problem-table.tsx';
import { RandomProblemButton } from './random-problem-button.tsx';
import { TagPicker } from './tag-picker.tsx';

/** The list of problems. Its address says everything: what is searched for, the page, its size. */
export function ProblemListPage() {
  const t = useText();
  const language = useLocale();
  const isPhone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const { keyword, difficulty, tagIds, page, size } = readProblemListAddress(params);
  const { data, previousData, error, loading, refetch } = useProblemListQuery({
    variables: { filter: { keyword: keyword || null, difficulty, tagIds: tagIds.length > 0 ? tagIds : null }, page: { page, size }, language },
  });
  const change = (values: Readonly<Record<string, string | null>>) => setParams(changeAddress(params, values));
  const shown = (data ?? previousData)?.problems;

  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.problems' })} />
      <Flex align="center" justify="space-between" mb="3" gap="2">
        <Heading as="h1" size="lg">
          {t({ id: 'nav.problems' })}
        </Heading>
        <Flex gap="2">
          <FocusLink first={shown?.items[0]?.displayId} />
          <RandomProblemButton />
        </Flex>
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 16rem' }} gap="4" alignItems="start">
        <Box minW="0">
          <ProblemFilters keyword={keyword} difficulty={difficulty} hasTags={tagIds.length > 0} onChange={change} />
          <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
            {error !== undefined && shown === undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
            {error === undefined && shown === undefined ? <SkeletonRows count={size} height={isPhone ? '76px' : '37px'} /> : null}
            {shown?.items.length === 0 ? (
              <EmptyState icon="search" title={t({ id: 'problemList.none' })} hint={t({ id: 'problemList.noneHint' })}>
                <Button size="xs" variant="outline" mt="2" onClick={() => setParams(new URLSearchParams())}>
                  {t({ id: 'problemList.reset' })}
                </Button>
              </EmptyState>
            ) : null}
            {shown && shown.items.length > 0 ? isPhone ? <ProblemCards problems={shown.items} /> : <ProblemTable problems={shown.items} /> : null}
          </Panel>
          <Pager
            page={page}
            size={size}
            total={shown?.total ?? 0}
            onPage={(number) => change({ currentPage: String(number) })}
            onSize={(number) => change({ limit: String(number) })}
          />
        </Box>
        <TagPicker selected={tagIds} onChange={(ids) => change({ tagId: ids.length > 0 ? JSON.stringify(ids) : null })} />
      </Grid>
    </PageBody>
  );
}
