import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Panel } from '../../../components/panel.tsx';

interface PartProps {
  readonly title: string;
  readonly hint: string;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page under a heading. */
export function Part({ title, hint, action, children }: PartProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} p="4">
      <Flex justify="space-between" align="start" gap="3" mb="3" wrap="wrap">
        <Box flex="1 1 14rem" minW="0">
          <Heading as="h2" size="sm" id={id}>
            {title}
          </Heading>
          <Box color="fg.muted" fontSize="sm">
            {hint}
          </Box>
        </Box>
        {action}
      </Flex>
      {children}
    </Panel>
  );
}
