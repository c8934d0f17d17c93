import { Button, Flex, Grid } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { NextProblem } from '../../../components/training/next-problem.tsx';
import { TrainingProgress } from '../../../components/training/training-progress.tsx';
import { trainingAddress } from '../../../lib/address/training-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { MyTrainings_TrainingFragment } from './own-home.generated.ts';
import { Section } from './section.tsx';

/** Trainings that are shown at once; the others are behind a button. */
const maxAtOnce = 4;

/** Trainings of the viewer with their progress and next problem; nothing when there are none. */
export function MyTrainings({ trainings }: { readonly trainings: readonly MyTrainings_TrainingFragment[] }) {
  const t = useText();
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (trainings.length === 0) return null;
  return (
    <Section
      title={t({ id: 'home.trainings' })}
      aside={
        <TextLink to="/training/mine" fontSize="sm">
          {t({ id: 'home.trainings.mine' })}
        </TextLink>
      }
    >
      <Grid
        as="ul"
        id={listId}
        listStyleType="none"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="4"
        rowGap="5"
        p="4"
      >
        {trainings.slice(0, showsAll ? undefined : maxAtOnce).map((training) => {
          const { id, title, viewerProgress, nextProblem } = training;
          return (
            <Flex as="li" key={id} direction="column" gap="2" minW="0">
              <TextLink to={trainingAddress(training)} display="block" truncate fontWeight="medium" title={title}>
                {title}
              </TextLink>
              {viewerProgress === null ? null : <TrainingProgress title={title} progress={viewerProgress} />}
              <NextProblem
                size={{ base: 'sm', md: 'xs' }}
                variant="outline"
                alignSelf="start"
                maxW="full"
                training={training}
                problem={nextProblem}
                progress={viewerProgress}
              />
            </Flex>
          );
        })}
      </Grid>
      {trainings.length > maxAtOnce ? (
        <Flex h="11" px="2" borderTopWidth="1px" align="center">
          <Button
            size="xs"
            variant="ghost"
            aria-expanded={showsAll}
            aria-controls={listId}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll
              ? t({ id: 'home.trainings.showFewer' })
              : t({ id: 'home.trainings.showAll' }, { count: trainings.length })}
          </Button>
        </Flex>
      ) : null}
    </Section>
  );
}
