import { Badge, Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RelativeTime } from '../relative-time.tsx';
import { TitleBadge } from '../title-badge.tsx';
import { UserLink } from '../user-link.tsx';
import type { CommentWriter_WriterFragment } from './comments.generated.ts';
import { RoleBadge } from './role-badge.tsx';
import { WriterMenu } from './writer-menu.tsx';

interface WriterLineProps {
  readonly author: CommentWriter_WriterFragment;
  /** Badge of the jury or of the author of a discussion; null: another account. */
  readonly hostLabel: string | null;
  readonly createdAt: string;
  /** Stands behind the name. */
  readonly children?: ReactNode;
}

/** Author of a text with badges, its time, and what a reader does about the author. */
export function WriterLine({ author, hostLabel, createdAt, children }: WriterLineProps) {
  const { username, titleName, titleColor } = author;
  return (
    <Flex columnGap="2" rowGap="0.5" align="center" wrap="wrap" fontSize="sm" minH="6">
      <Box fontWeight="semibold" minW="0">
        <UserLink username={username} />
      </Box>
      <RoleBadge role={author.role} />
      {hostLabel === null ? null : (
        <Badge size="sm" colorPalette="green">
          {hostLabel}
        </Badge>
      )}
      <TitleBadge name={titleName} color={titleColor} />
      {children}
      <Flex ms="auto" gap="1" align="center" fontSize="xs" color="fg.muted">
        <RelativeTime at={createdAt} />
        <WriterMenu writer={author} />
      </Flex>
    </Flex>
  );
}
