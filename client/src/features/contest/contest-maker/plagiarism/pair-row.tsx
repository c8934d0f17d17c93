import { Box, Button, Flex } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { PairRow_PairFragment, PairSideFragment } from './plagiarism.generated.ts';
import { ReviewBadge } from './review-badge.tsx';
import { nameOf } from './side-name.ts';
import { Similarity } from './similarity.tsx';

interface RowProps {
  readonly pair: PairRow_PairFragment;
  /** Address of both programs side by side. */
  readonly path: string;
}

/** Two programs that are alike. */
export function PairRow({ pair: { left, right, similarity, longestTokens, review, note }, path }: RowProps) {
  const t = useText();
  return (
    <Flex as="li" px="3" py="2.5" gap="2" columnGap="4" wrap="wrap" align="center" layerStyle="row">
      <Box flex="1 1 16rem" minW="0">
        <Side side={left} />
        <Side side={right} />
        {note === '' ? null : (
          <Box color="fg.muted" fontSize="xs" overflowWrap="anywhere" lineClamp="2">
            {note}
          </Box>
        )}
      </Box>
      <Box>
        <Similarity similarity={similarity} />
        <Box color="fg.muted" fontSize="xs">
          {t({ id: 'maker.plagiarism.longest' }, { tokens: longestTokens })}
        </Box>
      </Box>
      <Flex w={{ md: '6rem' }} justify="center">
        <ReviewBadge review={review} />
      </Flex>
      <Button asChild size="xs" variant="outline" ms="auto">
        <RouterLink
          to={path}
          aria-label={t({ id: 'maker.plagiarism.compareOf' }, { left: nameOf(left), right: nameOf(right) })}
        >
          {t({ id: 'maker.plagiarism.compare' })}
        </RouterLink>
      </Button>
    </Flex>
  );
}

function Side({ side }: { readonly side: PairSideFragment }) {
  return (
    <Flex gap="2" align="baseline" minW="0">
      <Box as="span" overflowWrap="anywhere">
        {nameOf(side)}
      </Box>
      <Box as="span" color="fg.muted" fontSize="xs" whiteSpace="nowrap">
        {side.languageName}
      </Box>
    </Flex>
  );
}
