import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Fact, FactList } from '../../../../components/fact-list.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Markdown } from '../../../../components/markdown/markdown.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useTraining } from '../frame/training-context.ts';
import { MembershipPanel } from './membership-panel.tsx';
import { useTrainingOverviewQuery } from './training-overview.generated.ts';

/** What a training is about, and how the viewer belongs to it. */
export function TrainingOverview() {
  const t = useText();
  const { id, kind } = useTraining();
  const { data, error, refetch } = useTrainingOverviewQuery({
    variables: { id, language: useLocale() },
    fetchPolicy: 'cache-and-network',
  });
  const training = data?.training;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
      <Panel as="section" px={{ base: '4', md: '5' }} py="4" minH="10rem" minW="0">
        <Heading as="h2" size="md" mb="2">
          {kind === 'PERSONAL' ? t({ id: 'lists.about' }) : t({ id: 'training.about' })}
        </Heading>
        <LoadingRows data={training} error={error} onRetry={() => void refetch()} count={3} />
        {training ? (
          training.description.trim() === '' ? (
            <Text color="fg.muted">{t({ id: 'training.noDescription' })}</Text>
          ) : (
            <Markdown source={training.description} />
          )
        ) : null}
      </Panel>
      <Stack gap="4">
        <MembershipPanel />
        <Panel as="section" px="4" py="3">
          <Heading as="h2" size="sm" mb="2">
            {kind === 'PERSONAL' ? t({ id: 'lists.facts' }) : t({ id: 'training.facts' })}
          </Heading>
          <Box minH="9">
            {training ? (
              <FactList columnGap="6">
                <Fact label={t({ id: 'training.author' })}>
                  <UserLink username={training.author.username} />
                </Fact>
                <Fact label={t({ id: 'training.problems' })}>{training.problemCount}</Fact>
                <Fact label={t({ id: 'training.updated' })}>
                  <RelativeTime at={training.updatedAt} />
                </Fact>
              </FactList>
            ) : null}
          </Box>
        </Panel>
      </Stack>
    </Grid>
  );
}
