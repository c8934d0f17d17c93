import { Box, Flex } from '@chakra-ui/react';
import { SharedFrom } from '../../../../components/group-share/shared-from.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { SignedInLink } from '../../../../components/signed-in-link.tsx';
import { TrainingProgress } from '../../../../components/training/training-progress.tsx';
import { trainingAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AccessBadge, CategoryBadge } from '../frame/training-badges.tsx';
import type { TrainingRow_TrainingFragment } from './training-list.generated.ts';

interface TrainingCardsProps {
  readonly trainings: readonly TrainingRow_TrainingFragment[];
  /** Whose list this is, with trainings that others share; null: of the site. */
  readonly groupId: string | null;
  /** False for visitors, who have none. */
  readonly hasProgress: boolean;
}

/** Trainings as cards, where there is no room for a table. */
export function TrainingCards({ trainings, groupId, hasProgress }: TrainingCardsProps) {
  const t = useText();
  return (
    <Box as="ul" listStyleType="none">
      {trainings.map(
        ({ id, title, access, category, viewerProgress, problemCount, author, updatedAt, ...training }) => (
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
              <SharedFrom name={training.sharedFrom} ownerId={training.groupId} groupId={groupId} />
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
        ),
      )}
    </Box>
  );
}
