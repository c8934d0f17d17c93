import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SharedFrom } from '../../../../components/group-share/shared-from.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTabs } from '../../../../components/page-tabs.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { NextProblem } from '../../../../components/training/next-problem.tsx';
import { TrainingProgress } from '../../../../components/training/training-progress.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { trainingAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { OriginChanges } from '../lists/origin-changes.tsx';
import { SharingBadge } from '../lists/sharing-badge.tsx';
import { TrainingActs } from './training-acts.tsx';
import { AccessBadge, CategoryBadge } from './training-badges.tsx';
import { useTraining } from './training-context.ts';

interface TrainingFrameProps {
  /** Above the name: where the training is. */
  readonly path: ReactNode;
  readonly children: ReactNode;
}

/** Name, progress and pages of a training, around the page that is shown. */
export function TrainingFrame({ path, children }: TrainingFrameProps) {
  const t = useText();
  const training = useTraining();
  const { id, title, kind, sharing, isVisible, isReceived, origin } = training;
  const { viewerProgress, viewerCanReadInside, viewerCanEdit } = training;
  const base = trainingAddress(training);
  const isOwnList = kind === 'PERSONAL' && viewerCanEdit;
  return (
    <PageBody>
      <PageTitle text={title} />
      {path}
      <Flex align="start" justify="space-between" columnGap="6" rowGap="3" wrap="wrap" mb="3">
        <Box minW="0" flex="1 1 18rem">
          <PageHeading mb="1">{title}</PageHeading>
          <Marks />
        </Box>
        <Flex align="center" gap="4" rowGap="2" wrap="wrap" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
          {viewerProgress === null ? null : (
            <TrainingProgress title={title} progress={viewerProgress} w={{ base: 'full', sm: '14rem' }} />
          )}
          <NextProblem
            size="sm"
            colorPalette="accent"
            maxW={{ base: 'full', md: '18rem' }}
            training={training}
            problem={training.nextProblem}
            progress={viewerProgress}
          />
          <TrainingActs />
        </Flex>
      </Flex>
      {isOwnList && !isVisible ? <HiddenNotice /> : null}
      {origin !== null && isOwnList ? <OriginChanges listId={id} /> : null}
      <PageTabs
        label={t({ id: 'training.pages' }, { kind })}
        closedHint={t({ id: 'training.tabClosed' })}
        tabs={[
          { to: base, isExact: true, text: t({ id: 'training.tab.description' }) },
          { to: `${base}/problems`, text: t({ id: 'training.tab.problems' }), isDisabled: !viewerCanReadInside },
          // The rank leaves out the author, and a private list has no other readers.
          ...((kind === 'PERSONAL' && sharing === 'OWNER') || isReceived
            ? []
            : [{ to: `${base}/rank`, text: t({ id: 'training.tab.rank' }), isDisabled: !viewerCanReadInside }]),
        ]}
      />
      <Box pt="4">{children}</Box>
    </PageBody>
  );
}

/** Says that an admin hid the list, so that its author alone reads it. */
function HiddenNotice() {
  const t = useText();
  return (
    <Box role="note" mb="3" px="3" py="2" bg="amber.subtle" color="amber.fg" borderRadius="l2">
      {t({ id: 'lists.hidden' })}
    </Box>
  );
}

/** Who reads a training and what kind it is; of a personal list also whose it is and what it was copied from. */
function Marks() {
  const t = useText();
  const { kind, access, category, sharing, author, origin, isReceived, sharedFrom, groupId } = useTraining();
  if (kind === 'TRAINING')
    return (
      <Flex gap="1.5" wrap="wrap" align="center">
        <AccessBadge access={access} />
        <CategoryBadge category={category} />
        {isReceived ? <SharedFrom name={sharedFrom} ownerId={null} groupId={groupId} /> : null}
      </Flex>
    );
  return (
    <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" color="fg.muted" fontSize="sm">
      <SharingBadge sharing={sharing} />
      <UserLink username={author.username} />
      {origin === null ? null : (
        <span>
          {t({ id: 'lists.copiedFrom' })} <TextLink to={trainingAddress(origin)}>{origin.title}</TextLink>
        </span>
      )}
    </Flex>
  );
}
