import { Box, Flex } from '@chakra-ui/react';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { SignedInLink } from '../../../../components/signed-in-link.tsx';
import { TrainingProgress } from '../../../../components/training/training-progress.tsx';
import { trainingAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AccessBadge, CategoryBadge } from '../frame/training-badges.tsx';
import type { TrainingRow_TrainingFragment } from './training-list.generated.ts';

interface TrainingCardsProps {
  readonly trainings: readonly TrainingRow_TrainingFragment[];
  /** False for visitors, who have none. */
  readonly hasProgress: boolean;
}

/** Trainings as cards, where there is no room for a table. */
export function TrainingCards({ trainings, hasProgress }: TrainingCardsProps) {
  const t = useText();
  return (
    <Box as="ul" listStyleType="none">
      {trainings.map(({ id, groupId, title, access, category, viewerProgress, problemCount, author, updatedAt }) => (
        <Box as="li" key={id} px="3" py="2.5" layerStyle="row">
          <Flex align="baseline" gap="2">
            <Box as="span" color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
              {id}
            </Box>
            <SignedInLink to={trainingAddress({ id, groupId })} fontWeight="medium" overflowWrap="anywhere" py="0.5">
              {title}
            </SignedInLink>
          </Flex>
          <Flex mt="1" gap="1.5" wrap="wrap" align="center">
            <AccessBadge access={access} />
            <CategoryBadge category={category} />
          </Flex>
          {hasProgress && viewerProgress !== null ? (
            <TrainingProgress mt="1.5" title={title} progress={viewerProgress} />
          ) : null}
          <Flex mt="1.5" columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs">
            <span>{t({ id: 'training.problemCount' }, { count: problemCount })}</span>
            <span>{author.username}</span>
            <RelativeTime at={updatedAt} />
          </Flex>
        </Box>
      ))}
    </Box>
  );
}
