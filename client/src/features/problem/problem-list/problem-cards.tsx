import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DifficultyBadge } from '../../../components/difficulty-badge.tsx';
import { SharedFrom } from '../../../components/group-share/shared-from.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { OwnStatusMark } from '../../../components/own-status-mark.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { rowLink } from '../../../components/row-link.ts';
import { SaveButton } from '../../../components/save-problem/save-button.tsx';
import { TagList } from '../../../components/tag-list.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { problemAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { AcceptRate } from './accept-rate.tsx';
import type { ProblemTable_ProblemFragment } from './problem-list.generated.ts';
import { OiBadge, ownerOf } from './problem-table.tsx';
import { ResultDistribution } from './result-distribution.tsx';

interface ProblemCardsProps {
  readonly problems: readonly ProblemTable_ProblemFragment[];
  readonly hasTagsShown: boolean;
}

/** Problems as cards, where there is no room for a table. */
export function ProblemCards({ problems, hasTagsShown }: ProblemCardsProps) {
  return (
    <Box as="ul" listStyleType="none">
      {problems.map((problem) => (
        <ProblemCard key={problem.id} problem={problem} hasTagsShown={hasTagsShown} />
      ))}
    </Box>
  );
}

function ProblemCard({
  problem,
  hasTagsShown,
}: { readonly problem: ProblemTable_ProblemFragment } & Pick<ProblemCardsProps, 'hasTagsShown'>) {
  const t = useText();
  const groupId = useProblemPlace();
  const [isOpen, setIsOpen] = useState(false);
  const resultsId = useId();
  const hasResults = problem.statistics.total > 0;
  return (
    <Box as="li" position="relative" px="3" py="2" layerStyle="row">
      <Flex align="center" gap="2">
        <Box minW="0" flex="1">
          <chakra.span me="2" color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
            {problem.displayId}
          </chakra.span>
          <TextLink to={problemAddress(groupId, problem.displayId)} fontWeight="medium" py="1" css={rowLink}>
            {problem.title}
          </TextLink>{' '}
          <SharedFrom name={problem.sharedFrom} ownerId={ownerOf(problem)} groupId={groupId} />
        </Box>
        <OwnStatusMark status={problem.viewerStatus} resetAt={problem.viewerResetAt} />
        {problem.type === 'OI' ? <OiBadge /> : null}
        <DifficultyBadge difficulty={problem.difficulty} />
        <SaveButton problem={problem} my="-1" me="-2" />
      </Flex>
      <Flex gap="2" justify="space-between" align="center" color="fg.muted" fontSize="xs">
        <Box minW="0">{hasTagsShown ? <TagList tags={problem.tags} /> : null}</Box>
        {hasResults ? (
          <Button
            size="xs"
            variant="ghost"
            fontWeight="normal"
            me="-2"
            px="2"
            aria-expanded={isOpen}
            aria-controls={resultsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <AcceptRate statistics={problem.statistics} />
            <chakra.span srOnly>{t({ id: 'problemList.resultsOf' }, { title: problem.title })}</chakra.span>
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size="3.5" />
          </Button>
        ) : (
          <AcceptRate statistics={problem.statistics} />
        )}
      </Flex>
      <Box id={resultsId} hidden={!isOpen || !hasResults} position="relative" pt="2" pb="1">
        {isOpen && hasResults ? <ResultDistribution statistics={problem.statistics} /> : null}
      </Box>
    </Box>
  );
}
