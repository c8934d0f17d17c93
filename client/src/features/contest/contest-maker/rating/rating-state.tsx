import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../../../components/panel.tsx';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import type { RatingState_RatingFragment } from './contest-rating.generated.ts';

const looks = {
  computing: {
    tone: 'accent',
    label: message({ id: 'maker.rating.computing' }),
    text: message({ id: 'maker.rating.computingText' }),
  },
  applied: {
    tone: 'green',
    label: message({ id: 'maker.rating.applied' }),
    text: message({ id: 'maker.rating.appliedText' }),
  },
  suspended: {
    tone: 'amber',
    label: message({ id: 'maker.rating.suspended' }),
    text: message({ id: 'maker.rating.suspendedText' }),
  },
  refused: {
    tone: 'amber',
    label: message({ id: 'maker.rating.refused' }),
    text: message({ id: 'maker.rating.refusedText' }),
  },
  preview: {
    tone: 'gray',
    label: message({ id: 'maker.rating.preview' }),
    text: message({ id: 'maker.rating.previewText' }),
  },
} as const;

const refusals = {
  NOT_ENDED: message({ id: 'maker.rating.notEnded' }),
  SEALED: message({ id: 'maker.rating.sealed' }),
  OF_GROUP: message({ id: 'maker.rating.ofGroup' }),
  TOO_FEW: message({ id: 'maker.rating.tooFew' }),
  UNJUDGED: message({ id: 'maker.rating.unjudged' }),
} as const;

interface RatingStateProps {
  readonly rating: RatingState_RatingFragment;
  readonly isForTeams: boolean;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Where the rating of a contest stands, in a word and in sentences. */
export function RatingState({ rating, isForTeams, children }: RatingStateProps) {
  const t = useText();
  const { appliedAt, refusal, viewerCanApply } = rating;
  const { tone, label, text } = looks[stateOf(rating)];
  // Teams are passed over, so few are left: that is the reason to be told.
  const reason =
    refusal === null
      ? null
      : t(refusal === 'TOO_FEW' && isForTeams ? message({ id: 'maker.rating.forTeams' }) : refusals[refusal]);
  return (
    <Panel px="4" py="3">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" role="status">
          <Badge colorPalette={tone} variant="subtle" size="md">
            {t(label)}
          </Badge>
          {appliedAt === null ? null : (
            <Box as="span" color="fg.muted" fontSize="xs">
              {t({ id: 'maker.rating.appliedAt' }, { at: formatMinute(new Date(appliedAt)) })}
            </Box>
          )}
        </Flex>
        {children}
      </Flex>
      <Text mt="2">
        {reason === null ? null : withGap(reason)}
        {withGap(t(text))}
        {viewerCanApply || appliedAt !== null ? null : t({ id: 'maker.rating.superAdmins' })}
      </Text>
      <Text mt="1" fontSize="xs" color="fg.muted">
        {t({ id: 'maker.rating.whoCounts' })}
      </Text>
    </Panel>
  );
}

function stateOf({ appliedAt, isComputing, refusal }: RatingState_RatingFragment): keyof typeof looks {
  if (isComputing) return 'computing';
  if (refusal !== null) return appliedAt === null ? 'refused' : 'suspended';
  return appliedAt === null ? 'preview' : 'applied';
}
