import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { IconName } from './icon/icon-paths.ts';
import { Icon } from './icon/icon.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly icon?: IconName;
  /** The one thing to do. */
  readonly children?: ReactNode;
}

/** Says that there is nothing, and what to do. */
export function EmptyState({ title, hint, icon = 'inbox', children }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" gap="2" py="10" px="4" textAlign="center">
      <Flex position="relative" boxSize="14" align="center" justify="center" mb="1" color="accent.fg">
        <Box position="absolute" inset="1" bg="accent.subtle" borderRadius="l3" transform="skewX(-14deg)" />
        <Box position="relative">
          <Icon name={icon} size="7" />
        </Box>
      </Flex>
      <Text fontWeight="medium">{title}</Text>
      {hint === undefined ? null : (
        <Text color="fg.muted" maxW="36rem">
          {hint}
        </Text>
      )}
      {children}
    </Flex>
  );
}
