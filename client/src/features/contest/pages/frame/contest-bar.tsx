import { Badge, chakra, Flex } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../../components/icon/icon.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useContest } from './contest-context.ts';
import { Countdown } from './countdown.tsx';

/**
 * Name and clock of the contest in one line, above a problem.
 *
 * @param focusAddress where the problem is shown alone; null: here.
 */
export function ContestBar({ focusAddress }: { readonly focusAddress: string | null }) {
  const t = useText();
  const { contest, virtual } = useContest();
  return (
    <Flex align="center" gap="3" px="3" h="9" flexShrink="0" bg="bg.subtle" borderBottomWidth="1px" fontSize="sm">
      <TextLink to={`/contest/${contest.id}/problems`} minW="0" truncate fontWeight="medium">
        {contest.title}
      </TextLink>
      <Badge hideBelow="md">{contest.type}</Badge>
      <Countdown times={virtual ?? contest} ms="auto" fontWeight="semibold" />
      {focusAddress === null ? null : (
        <chakra.span hideBelow="md" display="inline-flex">
          <RouterLink to={focusAddress} aria-label={t({ id: 'contest.focus' })} title={t({ id: 'contest.focus' })}>
            <Icon name="device" />
          </RouterLink>
        </chakra.span>
      )}
    </Flex>
  );
}
