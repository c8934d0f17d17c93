import { Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** Says that the problem was solved already; submitting again is fine (specification, section 4). */
export function SolvedNotice({ problem }: { readonly problem: Pick<Workspace_ProblemFragment, 'viewerStatus'> }) {
  const t = useText();
  if (problem.viewerStatus !== Status.ACCEPTED) return null;
  return (
    <Flex
      align="center"
      gap="1"
      color="green.fg"
      fontSize="xs"
      lineHeight="1.2"
      flexShrink={{ base: '1', lg: '0' }}
      minW="0"
    >
      <Icon name="check" size="3.5" />
      {t({ id: 'problem.solved' })}
    </Flex>
  );
}
