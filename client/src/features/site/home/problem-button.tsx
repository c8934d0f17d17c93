import { Button, chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { problemAddress } from '../../../lib/address/problem-address.ts';
import type { ProblemButton_ProblemFragment } from './own-home.generated.ts';

/** Leads to the problem to go on with. */
export function ProblemButton({ problem }: { readonly problem: ProblemButton_ProblemFragment }) {
  const { groupId, displayId, title } = problem;
  return (
    <Button asChild colorPalette="accent" maxW="full">
      <RouterLink to={problemAddress(groupId === null ? null : String(groupId), displayId)} title={title}>
        <Icon name="run" />
        <chakra.span truncate>
          {displayId} {title}
        </chakra.span>
      </RouterLink>
    </Button>
  );
}
