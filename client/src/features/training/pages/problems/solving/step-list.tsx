import { Box, Flex } from '@chakra-ui/react';
import { MaterialStep, MaterialTick } from '../plan/material-step.tsx';
import type { TrainingProblems_MaterialFragment } from '../training-problems.generated.ts';

/** Steps to read and to tick on the page of a problem. */
export function StepList({ steps }: { readonly steps: readonly TrainingProblems_MaterialFragment[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {steps.map((step) => (
        <Flex as="li" key={step.id} gap="2" py="1">
          <Box py="0.5">
            <MaterialTick material={step} />
          </Box>
          <MaterialStep material={step} />
        </Flex>
      ))}
    </Box>
  );
}
