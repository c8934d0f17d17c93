import { Box, Button, Flex, Grid, Stack, useMediaQuery } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { ChosenTags } from '../../../components/tag-choice/chosen-tags.tsx';
import { TagPanel } from '../../../components/tag-choice/tag-panel.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { changeAddress } from '../../../lib/address/read-address.ts';
import { useAddressParams } from '../../../lib/address/use-address-params.ts';
import { useFirstInSlices } from '../../../lib/drawing/use-first-in-slices.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { FocusLink } from './focus-link.tsx';
import { ProblemFilters } from './problem-filters.tsx';
import { filterOf, readProblemListAddress, withKnownBank } from './problem-list-address.ts';
import { useProblemBanksQuery, useProblemListQuery } from './problem-list.generated.ts';
import { ProblemRows } from './problem-rows.tsx';
import { ProgressLine, ProgressPanel } from './progress-panel.tsx';
import { RandomProblemButton } from './random-problem-button.tsx';
import { ResultPanel } from './result-panel.tsx';
import { usePointedProblem } from './use-pointed-problem.ts';
import { useTagsOfPlace } from './use-tags-of-place.ts';

/** Room for a table and a column beside it. */
const wide = '(min-width: 62rem)';

interface ProblemListProps {
  /** Above the list, beside what can be done with it. */
  readonly heading: ReactNode;
  /** What else can be done. */
  readonly acts?: ReactNode;
}

/**
 * The problems of a place (`ProblemPlaceContext`). The address says everything: what is searched for, the order, the
 * page, its size.
 */
export function ProblemList({ heading, acts }: ProblemListProps) {
  const t = useText();
  const language = useLocale();
  const { hasToken } = useViewer();
  const [isWide = false] = useMediaQuery([wide], { ssr: false });
  const { params, setParams, change } = useAddressParams();
  const groupId = useProblemPlace();
  const isGroup = groupId !== null;
  const { data: banks } = useProblemBanksQuery({ fetchPolicy: 'cache-first', skip: isGroup });
  const address = withKnownBank(readProblemListAddress(params, hasToken), isGroup ? [] : banks?.problemBanks);
  const { tagIds, sort, page, size } = address;
  const filter = { ...filterOf(address), ...(isGroup && { groupId: Number(groupId) }) };
  const { keyword: _keyword, progress: _progress, ...ownFilter } = filter;
  const list = useProblemListQuery({ variables: { filter, sort, page: { page, size }, language } });
  const tagGroups = useTagsOfPlace(groupId, address.bank);
  const shown = useFirstInSlices((list.data ?? list.previousData)?.problems);
  const pointed = usePointedProblem(shown?.items);
  const chooseTags = (ids: readonly number[]) => change({ tagId: ids.length > 0 ? JSON.stringify(ids) : null });

  useLastPage({
    page,
    size,
    total: list.loading ? undefined : list.data?.problems.total,
    onPage: (number) =>
      setParams((now) => changeAddress(now, { currentPage: number === 1 ? null : String(number) }), { replace: true }),
  });

  return (
    <>
      <Flex align="center" justify="space-between" mb="3" gap="2" wrap="wrap">
        {heading}
        <Flex gap="2" wrap="wrap">
          <FocusLink first={shown?.items[0]?.displayId} />
          <RandomProblemButton filter={filter} />
          {acts}
        </Flex>
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }} gap="4" alignItems="start">
        <Box minW="0">
          {hasToken && !isWide ? <ProgressLine filter={ownFilter} /> : null}
          <ProblemFilters
            address={address}
            banks={isGroup ? null : (banks?.problemBanks ?? [])}
            judges={banks?.remoteJudgeNames ?? []}
            isSignedIn={hasToken}
            total={shown?.total ?? null}
            onChange={change}
          />
          {isWide ? null : (
            <TagPanel
              isFolded
              foldAct={shown === undefined ? null : t({ id: 'problemList.showFound' }, { count: shown.total })}
              groups={tagGroups}
              selected={tagIds}
              onChange={chooseTags}
            />
          )}
          <ChosenTags groups={tagGroups} selected={tagIds} onChange={chooseTags} />
          <Panel isStale={Boolean(list.loading && shown)}>
            <ProblemRows
              list={list}
              shown={shown}
              size={size}
              isWide={isWide}
              hasTagsShown={address.hasTagsShown}
              pointed={pointed}
            >
              {params.size === 0 ? null : (
                <Button size="xs" variant="outline" mt="2" onClick={() => setParams(new URLSearchParams())}>
                  {t({ id: 'problemList.reset' })}
                </Button>
              )}
            </ProblemRows>
          </Panel>
          <Pager
            page={page}
            size={size}
            total={shown?.total ?? null}
            onPage={(number) => change({ currentPage: String(number) })}
            onSize={(number) => change({ limit: String(number) })}
          />
        </Box>
        {isWide ? (
          <Stack gap="4" position="sticky" top="16" maxH="calc(100dvh - 5rem)">
            {hasToken ? <ProgressPanel filter={ownFilter} /> : null}
            <TagPanel groups={tagGroups} selected={tagIds} onChange={chooseTags} />
            {/* Last, so that nothing moves when it comes and goes. */}
            <ResultPanel problem={pointed.problem} />
          </Stack>
        ) : null}
      </Grid>
    </>
  );
}
