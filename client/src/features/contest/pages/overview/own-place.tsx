import { Heading, Skeleton, Text } from '@chakra-ui/react';
import { Fact, FactList } from '../../../../components/fact-list.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useContest } from '../frame/contest-context.ts';
import { useContestOwnPlaceQuery } from './own-place.generated.ts';

/** Others change one's place too, and nothing is pushed here: how often it is asked for, in ms. */
const pollMs = 60_000;

/** Where the viewer, or their team, stands on the scoreboard; nothing for those who have no row there. */
export function OwnPlace() {
  const t = useText();
  const { contest, status, virtual } = useContest();
  const isAsked = (contest.viewerIsRegistered || contest.viewerVirtual !== null) && contest.viewerCanLook;
  const { data, error } = useContestOwnPlaceQuery({
    variables: { id: contest.id },
    fetchPolicy: 'cache-and-network',
    pollInterval: status === 'RUNNING' || virtual !== null ? pollMs : 0,
    skip: !isAsked,
  });
  const place = data?.contest?.viewerPlace ?? null;
  // On a phone the problems stand below it, and do not move.
  const height = contest.isSealed || contest.viewerVirtual !== null ? '10rem' : '8.25rem';
  if (isAsked && data === undefined && error === undefined) return <Skeleton h={height} borderRadius="l3" />;
  if (place === null) return null;
  const { rank, rankedCount, points, time, isVirtual } = place;
  const isAcm = contest.type === 'ACM';
  // Everybody has the same place on a scoreboard that was frozen before anything counted.
  const isUntold =
    !isVirtual &&
    contest.isSealed &&
    contest.sealsAt !== null &&
    Date.parse(contest.sealsAt) <= Date.parse(contest.startsAt);
  return (
    <Panel as="section" px="4" py="3" minH={height} aria-labelledby="place-heading">
      <Heading as="h2" size="sm" mb="2" id="place-heading">
        {t({ id: 'contest.place' })}
      </Heading>
      {isUntold ? null : (
        <FactList columnGap="6">
          <Fact label={t({ id: 'contest.placeRank' })}>
            {rank === null
              ? t({ id: 'contest.placeStar' })
              : t({ id: 'contest.placeOf' }, { rank, count: rankedCount })}
          </Fact>
          <Fact label={isAcm ? t({ id: 'contest.placeSolved' }) : t({ id: 'contest.score' })}>{points}</Fact>
          {isAcm ? <Fact label={t({ id: 'contest.placePenalty' })}>{Math.floor(time / 60)}</Fact> : null}
        </FactList>
      )}
      {isVirtual ? (
        <Text color="fg.muted" fontSize="sm" mt="2">
          {t({ id: 'contest.placeVirtual' })}
        </Text>
      ) : contest.isSealed ? (
        <Text color="fg.muted" fontSize="sm" mt={isUntold ? '0' : '2'}>
          {isUntold ? t({ id: 'contest.placeUntold' }) : t({ id: 'contest.placeFrozen' })}
        </Text>
      ) : null}
      <TextLink to={`/contest/${contest.id}/rank`} fontSize="sm" display="inline-block" mt="2">
        {t({ id: 'contest.placeLink' })}
      </TextLink>
    </Panel>
  );
}
