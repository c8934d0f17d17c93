import { Box, Text } from '@chakra-ui/react';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useTraining } from '../frame/training-context.ts';
import { useListInTrainingRankMutation } from '../frame/training-frame.generated.ts';
import { TrainingRankDocument } from './training-rank.generated.ts';

/**
 * Consent of the viewer to the rank. A private training asks only members from before it was private, and editors of a
 * training are in no rank of it.
 */
export function ListedToggle() {
  const t = useText();
  const act = useAct();
  const language = useLocale();
  const { id, kind, access, viewerCanEdit, viewerMembership } = useTraining();
  const [list, { loading }] = useListInTrainingRankMutation({ refetchQueries: [TrainingRankDocument] });
  if (viewerCanEdit || (access !== 'PUBLIC' && !viewerMembership?.needsConsent)) return null;
  return (
    <Panel px="4" py="3" mb="3">
      <Box opacity={loading ? 0.7 : 1}>
        <Toggle
          label={t({ id: 'training.isListed' })}
          checked={viewerMembership?.isListed ?? false}
          onChange={(isListed) => {
            if (loading) return;
            void act(
              async () =>
                (await list({ variables: { input: { trainingId: id, isListed }, language } })).data?.listInTrainingRank,
              isListed ? t({ id: 'training.listed' }) : t({ id: 'training.unlisted' }),
            );
          }}
        />
        <Text mt="1" color="fg.muted" fontSize="xs">
          {t({ id: 'training.isListedHint' }, { kind })}
        </Text>
      </Box>
    </Panel>
  );
}
