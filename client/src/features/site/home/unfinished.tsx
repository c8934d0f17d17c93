import { Box, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { DifficultyBadge } from '../../../components/difficulty-badge.tsx';
import { OwnStatusMark } from '../../../components/own-status-mark.tsx';
import { rowLink } from '../../../components/row-link.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { problemAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { Unfinished_ProblemFragment } from './own-home.generated.ts';
import { ProblemButton } from './problem-button.tsx';
import { Row } from './row.tsx';

/** Of the other problems on a phone, which keeps room for them until they are known. */
const maxOthersOnPhone = 2;

interface UnfinishedProps {
  /** The last one first, one at least. */
  readonly problems: readonly Unfinished_ProblemFragment[];
}

/** Problems that the viewer tried and did not solve: the last one to go on with, the others as a list. */
export function Unfinished({ problems: [last, ...others] }: UnfinishedProps) {
  const t = useText();
  const id = useId();
  if (last === undefined) return null;
  return (
    <Box as="section" aria-labelledby={id} minW="0" py="4">
      <Heading as="h2" size="sm" id={id} px={{ base: '4', md: '6' }} mb="3">
        {t({ id: 'home.unfinished' })}
      </Heading>
      <Box px={{ base: '4', md: '6' }} mb="3">
        <ProblemButton problem={last} />
      </Box>
      <Box as="ul" listStyleType="none" px={{ base: '0', md: '2' }}>
        {others.map((problem, index) => (
          <Row key={problem.id} hideBelow={index < maxOthersOnPhone ? undefined : 'md'}>
            <Box w="4" flexShrink="0">
              <OwnStatusMark status={problem.viewerStatus} resetAt={problem.viewerResetAt} />
            </Box>
            <Box color="fg.muted" w="16" flexShrink="0" truncate hideBelow="sm">
              {problem.displayId}
            </Box>
            <Box minW="0" flex="1" truncate>
              <TextLink to={addressOf(problem)} css={rowLink}>
                {problem.title}
              </TextLink>
            </Box>
            <DifficultyBadge difficulty={problem.difficulty} />
          </Row>
        ))}
      </Box>
    </Box>
  );
}

function addressOf({ groupId, displayId }: Unfinished_ProblemFragment): string {
  return problemAddress(groupId === null ? null : String(groupId), displayId);
}
