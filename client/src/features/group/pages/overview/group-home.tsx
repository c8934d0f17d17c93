import { Heading, Stack, Text } from '@chakra-ui/react';
import { Markdown } from '../../../../components/markdown/markdown.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useGroup } from '../frame/group-context.ts';
import type { NextContest_ContestFragment } from '../next-contest.generated.ts';
import { NextContest } from '../next-contest.tsx';
import { useGroupContestQuery } from './group-home.generated.ts';
import { GroupNews } from './group-news.tsx';

/** What a group is about; for members its running or next contest, and its news. */
export function GroupHome() {
  const t = useText();
  const { id, description, viewerCanEnter } = useGroup();
  const { data, error } = useGroupContestQuery({
    variables: { id },
    skip: !viewerCanEnter,
    fetchPolicy: 'cache-and-network',
  });
  // There is mostly no contest, so nothing stands for it; what is below it waits instead.
  const isToCome = viewerCanEnter && data === undefined && error === undefined;
  const contest = data?.group?.nextContest ?? null;
  return (
    <>
      {isToCome ? <SkeletonRows count={8} /> : null}
      <Stack gap="4" display={isToCome ? 'none' : 'flex'}>
        {viewerCanEnter && contest !== null ? <GroupContest contest={contest} /> : null}
        {viewerCanEnter ? <GroupNews /> : null}
        <Panel as="section" px={{ base: '4', md: '5' }} py="4" minH="8rem" minW="0">
          <Heading as="h2" size="md" mb="2">
            {t({ id: 'group.about' })}
          </Heading>
          {description.trim() === '' ? (
            <Text color="fg.muted">{t({ id: 'group.noDescription' })}</Text>
          ) : (
            <Markdown source={description} />
          )}
        </Panel>
      </Stack>
    </>
  );
}

/** The contest that runs or comes next. */
function GroupContest({ contest }: { readonly contest: NextContest_ContestFragment }) {
  const t = useText();
  return (
    <Panel as="section" px="4" py="3" minW="0">
      <Heading as="h2" size="sm" mb="1">
        {t({ id: 'group.contest.next' })}
      </Heading>
      <NextContest contest={contest} />
    </Panel>
  );
}
