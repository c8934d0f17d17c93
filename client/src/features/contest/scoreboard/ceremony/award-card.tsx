import { Box, Heading, Text } from '@chakra-ui/react';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { timeText } from '../time-text.ts';
import { awardColors } from './award-colors.ts';
import type { Ceremony } from './ceremony-model.ts';
import type { Playing } from './use-ceremony.ts';

interface AwardCardProps {
  readonly ceremony: Ceremony;
  readonly playing: Pick<Playing, 'stage' | 'step'>;
}

/** So many rows are hidden by a card at the top. */
const rowsAbove = 6;

/** Whoever has just won something, large; the line of the controls says the same to those who do not see it. */
export function AwardCard({ ceremony: { facts, people }, playing: { stage, step } }: AwardCardProps) {
  const t = useText();
  const person = step === null ? undefined : people.get(step.participantId);
  if (step?.kind !== 'FINAL' || step.award === null || person === undefined) return null;
  const award = awardColors(t, facts)[step.award];
  const row = stage.rows.get(step.participantId);
  if (award === undefined || row === undefined) return null;
  // The best rows stand where the card would: then it goes below them.
  const isBelow = stage.order.indexOf(step.participantId) < rowsAbove;
  return (
    <Box
      key={step.participantId}
      aria-hidden="true"
      position="absolute"
      insetX="0"
      {...(isBelow ? { bottom: { base: '8rem', md: '5rem' } } : { top: { base: '16%', md: '12%' } })}
      mx="auto"
      w="fit-content"
      maxW="calc(100% - 2rem)"
      pointerEvents="none"
      zIndex="3"
      animationName="fade-in"
      animationDuration="moderate"
    >
      <Box
        bg="bg.panel"
        borderRadius="l3"
        boxShadow="2xl"
        overflow="hidden"
        textAlign="center"
        minW={{ base: '16rem', md: '24rem' }}
        borderWidth="2px"
        style={{ borderColor: award.background }}
        data-testid="award-card"
      >
        <Box
          py="2"
          px="4"
          fontSize={{ base: 'lg', md: '2xl' }}
          fontWeight="bold"
          style={{ background: award.background, color: award.color }}
        >
          {award.name}
        </Box>
        <Box px="6" py="5">
          <UserAvatar username={person.name} avatarUrl={person.avatarUrl} size="24" />
          <Heading as="p" size={{ base: 'lg', md: 'xl' }} mt="2" overflowWrap="anywhere">
            {person.name}
          </Heading>
          {person.school ? (
            <Text fontSize={{ base: 'md', md: 'xl' }} color="fg.muted">
              {person.school}
            </Text>
          ) : null}
          <Text mt="2" fontSize={{ base: 'sm', md: 'lg' }}>
            {t({ id: 'ceremony.rank' }, { rank: step.rank })} ·{' '}
            {facts.type === 'ACM'
              ? t({ id: 'ceremony.solvedAcm' }, { points: row.points, minutes: timeText('ACM', row.time) })
              : t({ id: 'ceremony.scoreOi' }, { points: row.points })}
          </Text>
        </Box>
      </Box>
    </Box>
  );
}
