import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTabs } from '../../../../components/page-tabs.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { NextProblem } from '../../../../components/training/next-problem.tsx';
import { TrainingProgress } from '../../../../components/training/training-progress.tsx';
import { trainingAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { AccessBadge, CategoryBadge } from './training-badges.tsx';
import { useTraining } from './training-context.ts';

/** Name, progress and pages of a training, around the page that is shown. */
export function TrainingFrame({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { id, title, access, category, viewerProgress, viewerCanReadInside, nextProblem } = useTraining();
  const base = trainingAddress(id);
  return (
    <PageBody>
      <PageTitle text={title} />
      <Flex align="start" justify="space-between" columnGap="6" rowGap="3" wrap="wrap" mb="3">
        <Box minW="0" flex="1 1 18rem">
          <Heading as="h1" size="lg" mb="1" overflowWrap="anywhere">
            {title}
          </Heading>
          <Flex gap="1.5" wrap="wrap" align="center">
            <AccessBadge access={access} />
            <CategoryBadge category={category} />
          </Flex>
        </Box>
        <Flex align="center" gap="4" rowGap="2" wrap="wrap" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
          {viewerProgress === null ? null : (
            <TrainingProgress title={title} progress={viewerProgress} w={{ base: 'full', sm: '14rem' }} />
          )}
          <NextProblem
            size="sm"
            colorPalette="accent"
            maxW={{ base: 'full', md: '18rem' }}
            trainingId={id}
            problem={nextProblem}
            progress={viewerProgress}
          />
          <SettingsLink />
        </Flex>
      </Flex>
      <PageTabs
        label={t({ id: 'training.pages' })}
        closedHint={t({ id: 'training.tabClosed' })}
        tabs={[
          { to: base, isExact: true, text: t({ id: 'training.tab.description' }) },
          { to: `${base}/problems`, text: t({ id: 'training.tab.problems' }), isDisabled: !viewerCanReadInside },
          { to: `${base}/rank`, text: t({ id: 'training.tab.rank' }), isDisabled: !viewerCanReadInside },
        ]}
      />
      <Box pt="4">{children}</Box>
    </PageBody>
  );
}

/** Leads those who may change the training to its form; the back office is for admins of the site. */
function SettingsLink() {
  const t = useText();
  const { id, viewerCanEdit } = useTraining();
  const { isAdmin } = useViewer();
  if (!viewerCanEdit || !isAdmin) return null;
  return (
    <Button asChild size="sm" variant="outline">
      <a href={`/admin/training/${id}/edit`} target="_blank" rel="noreferrer">
        {t({ id: 'training.settings' })}
      </a>
    </Button>
  );
}
