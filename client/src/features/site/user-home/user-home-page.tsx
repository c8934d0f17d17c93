import { Box, Button, Flex, Grid, Heading, Stack, Tabs } from '@chakra-ui/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { changeAddress } from '../../../lib/address/read-address.ts';
import { timeZone } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { DifficultyBars } from './difficulty-bars.tsx';
import { HeatMap } from './heat-map.tsx';
import { MuteButton } from './mute-button.tsx';
import { ProfileHead } from './profile-head.tsx';
import { SolvedProblems } from './solved-problems.tsx';
import { useUserHomeQuery, type UserHomeQuery } from './user-home.generated.ts';

const ManageUser = lazy(() =>
  import('./manage-user.tsx').then(({ ManageUser: component }) => ({ default: component })),
);
// Charts are heavy, and many have no rating.
const RatingHistory = lazy(() =>
  import('./rating-history.tsx').then(({ RatingHistory: component }) => ({ default: component })),
);

/** The page of a user, named in the address by uid or username; without either it is the viewer's own. */
export function UserHomePage() {
  const t = useText();
  const [params] = useSearchParams();
  const { hasToken } = useViewer();
  const id = params.get('uid')?.trim() || null;
  const username = params.get('username')?.trim() || null;
  const isNamed = id !== null || username !== null;
  const { data, error, refetch } = useUserHomeQuery({
    variables: { id, username, timeZone: timeZone() },
    skip: !isNamed && !hasToken,
  });
  const profile = data?.profile;
  return (
    <PageBody>
      <PageTitle text={profile?.user.username ?? t({ id: 'people.userHome' })} />
      {profile ? (
        <Profile profile={profile} siteZone={data.siteConfig.timeZone} />
      ) : (
        <>
          <PageHeader title={t({ id: 'people.userHome' })} />
          <Panel>
            {error !== undefined ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : !isNamed && !hasToken ? (
              <EmptyState
                icon="user"
                title={t({ id: 'people.nobodyNamed' })}
                hint={t({ id: 'people.nobodyNamedHint' })}
              />
            ) : data === undefined ? (
              <SkeletonRows count={3} height="140px" />
            ) : (
              <EmptyState
                icon="user"
                title={t({ id: 'people.unknown' })}
                hint={t({ id: 'people.unknownHint' }, { name: username ?? id ?? '' })}
              >
                <Button asChild size="xs" variant="outline" mt="2">
                  <RouterLink to="/acm-rank">{t({ id: 'people.toRank' })}</RouterLink>
                </Button>
              </EmptyState>
            )}
          </Panel>
        </>
      )}
    </PageBody>
  );
}

const tabs = ['profile', 'solved'] as const;

interface ProfileProps {
  readonly profile: NonNullable<UserHomeQuery['profile']>;
  /** Time zone of the site. */
  readonly siteZone: string;
}

function Profile({ profile, siteZone }: ProfileProps) {
  const t = useText();
  const { user: viewer, siteActs } = useViewer();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'profile';
  const { user, solvedProblems } = profile;
  const manage =
    viewer === null ? null : (
      <Flex gap="2" wrap="wrap">
        <MuteButton user={user} />
        {siteActs.includes('SUPPORT') ? (
          <Suspense>
            <ManageUser user={user} />
          </Suspense>
        ) : null}
      </Flex>
    );
  return (
    <Stack gap="4">
      <ProfileHead user={user} lastSeenOn={profile.lastSeenOn} isOwn={viewer?.id === user.id} manage={manage} />
      <Panel px="4" py="3">
        <FactList>
          <Fact label={t({ id: 'people.solved' })}>{user.statistics.solved}</Fact>
          <Fact label={t({ id: 'people.submissions' })}>
            <TextLink to={`/status?username=${encodeURIComponent(user.username)}`}>
              {user.statistics.submissions}
            </TextLink>
          </Fact>
          <Fact label={t({ id: 'people.acmPlace' })}>{placeText(profile.acmPlace)}</Fact>
          <Fact label={t({ id: 'people.oiScore' })}>{user.statistics.oiRankScore}</Fact>
          <Fact label={t({ id: 'people.oiPlace' })}>{placeText(profile.oiPlace)}</Fact>
          <Fact label={t({ id: 'people.rating' })}>{profile.rating ?? '–'}</Fact>
        </FactList>
      </Panel>
      <Section title={t({ id: 'people.heatMap.title' })}>
        <HeatMap heatMap={profile.heatMap} siteZone={siteZone} />
      </Section>
      <Panel>
        <Tabs.Root
          value={tab}
          onValueChange={({ value }) =>
            setParams(changeAddress(params, { tab: value === 'profile' ? null : value }), { replace: true })
          }
          lazyMount
          unmountOnExit
        >
          <Tabs.List px="2">
            <Tabs.Trigger value="profile">{t({ id: 'people.tab.profile' })}</Tabs.Trigger>
            <Tabs.Trigger value="solved">
              {t({ id: 'people.tab.solved' }, { count: solvedProblems.length })}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="profile" p="0">
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
              <Box as="section">
                <Heading as="h2" size="sm" px="4" pt="3">
                  {t({ id: 'people.byDifficulty' })}
                </Heading>
                <DifficultyBars solved={solvedProblems} />
              </Box>
              <Box as="section">
                <Heading as="h2" size="sm" px="4" pt="3">
                  {t({ id: 'people.ratingChart' })}
                </Heading>
                {profile.rating === null ? (
                  <EmptyState title={t({ id: 'people.noRating' })} hint={t({ id: 'people.noRatingHint' })} />
                ) : (
                  <Suspense fallback={<SkeletonRows count={1} height="240px" />}>
                    <RatingHistory userId={user.id} />
                  </Suspense>
                )}
              </Box>
            </Grid>
          </Tabs.Content>
          <Tabs.Content value="solved" p="0">
            <SolvedProblems
              solved={solvedProblems}
              solvedCount={user.statistics.solved}
              isOwn={viewer?.id === user.id}
            />
          </Tabs.Content>
        </Tabs.Root>
      </Panel>
    </Stack>
  );
}

function placeText(place: number | null): string {
  return place === null ? '–' : `#${place}`;
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel as="section">
      <Heading as="h2" size="sm" px="4" pt="3">
        {title}
      </Heading>
      {children}
    </Panel>
  );
}
