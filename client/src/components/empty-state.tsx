import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { IconName } from './icon/icon-paths.ts';
import { Icon } from './icon/icon.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

/** Says that there is nothing, and what to do. */
export function EmptyState({ title, hint, icon = 'inbox', children }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" gap="2" py="12" px="4" textAlign="center">
      <Flex color="fg.subtle" mb="1">
        <Icon name={icon} size="8" />
      </Flex>
      <Text fontWeight="medium">{title}</Text>
      {hint === undefined ? null : <Text color="fg.muted">{hint}</Text>}
      {children}
    </Flex>
  );
}
