import { Box, Button, Flex, Grid, Heading, Skeleton, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import type { RecentContests_ContestFragment } from './home-page.generated.ts';
import { NextContest } from './next-contest.tsx';
import { NothingUnfinished } from './nothing-unfinished.tsx';
import { useOwnHomeQuery } from './own-home.generated.ts';
import { Unfinished } from './unfinished.tsx';

/** As high as what stands there while it is fetched. */
const height = { base: '460px', md: '440px' } as const;

interface OwnWorkProps {
  /** Running and coming ones; null while loading; undefined: not known. */
  readonly contests: readonly RecentContests_ContestFragment[] | null | undefined;
}

/** What the viewer left undone, and the contest that is next. */
export function OwnWork({ contests }: OwnWorkProps) {
  const t = useText();
  const language = useLocale();
  const { user } = useViewer();
  const { data, error, refetch } = useOwnHomeQuery({ variables: { language } });
  const problems = data?.viewer.unfinishedProblems;
  return (
    <Panel as="section" minH={height} display="flex" flexDirection="column" overflow="hidden">
      <Flex px={{ base: '4', md: '6' }} py="4" gap="3" align="center" justify="space-between">
        <Box minW="0">
          <Heading as="h1" size={{ base: 'md', md: 'xl' }} minH="8" truncate title={user?.username}>
            {user && t({ id: 'home.hello' }, { name: user.username })}
          </Heading>
          <Text color="fg.muted" fontSize={{ base: 'xs', md: 'sm' }} minH="1lh" truncate>
            {user && t({ id: 'home.progress' }, user.statistics)}
          </Text>
        </Box>
        <Button asChild size="sm" variant="outline">
          <RouterLink to="/problem">{t({ id: 'home.browse' })}</RouterLink>
        </Button>
      </Flex>
      <Grid
        flex="1"
        borderTopWidth="1px"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 16rem' }}
        templateRows={{ base: 'minmax(13rem, 1fr) auto', md: 'auto' }}
      >
        {error !== undefined && problems === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : problems === undefined ? (
          <Skeleton h={{ base: '11rem', md: '16rem' }} m="4" borderRadius="l2" />
        ) : problems.length === 0 ? (
          <NothingUnfinished />
        ) : (
          <Unfinished problems={problems} />
        )}
        <NextContest contests={contests} />
      </Grid>
    </Panel>
  );
}
