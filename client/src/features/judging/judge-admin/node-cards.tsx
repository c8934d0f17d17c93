import { Box, Flex } from '@chakra-ui/react';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import type { JudgeNode_NodeFragment } from './judge-page.generated.ts';
import { NodeActions } from './node-actions.tsx';
import { NodeLanguages, NodeLoad, NodeName, NodeSlots, NodeTasks } from './node-facts.tsx';
import { NodeHealth } from './node-health.tsx';

/** Judges as cards, for phones. */
export function NodeCards({ nodes }: { readonly nodes: readonly JudgeNode_NodeFragment[] }) {
  const { isSuperAdmin } = useViewer();
  return (
    <Box as="ul" listStyleType="none">
      {nodes.map((node) => (
        <Flex as="li" key={node.id} direction="column" gap="2" px="3" py="3" layerStyle="row">
          <Flex justify="space-between" align="flex-start" gap="2">
            <NodeName node={node} />
            {isSuperAdmin ? <NodeActions node={node} /> : null}
          </Flex>
          <NodeHealth node={node} />
          <Flex gap="3" wrap="wrap">
            <NodeSlots node={node} />
            <NodeTasks node={node} />
          </Flex>
          <NodeLoad node={node} />
          <NodeLanguages node={node} />
        </Flex>
      ))}
    </Box>
  );
}
