import { Box, Button, chakra, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { DifficultyBadge } from '../../../components/difficulty-badge.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { OwnStatusMark } from '../../../components/own-status-mark.tsx';
import { rowLink } from '../../../components/row-link.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { problemAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { Unfinished_ProblemFragment } from './own-home.generated.ts';
import { Row } from './row.tsx';

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
        <Button asChild colorPalette="accent" maxW="full">
          <RouterLink to={addressOf(last)} title={last.title}>
            <Icon name="run" />
            <chakra.span truncate>
              {last.displayId} {last.title}
            </chakra.span>
          </RouterLink>
        </Button>
      </Box>
      <Box as="ul" listStyleType="none" px={{ base: '0', md: '2' }}>
        {others.map((problem) => (
          <Row key={problem.id}>
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
