import { Badge, Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { RelativeTime } from '../relative-time.tsx';
import { TitleBadge } from '../title-badge.tsx';
import { UserLink } from '../user-link.tsx';
import type { CommentWriter_WriterFragment } from './comments.generated.ts';

interface WriterLineProps {
  readonly author: CommentWriter_WriterFragment;
  /** Badge of the jury or of the author of a discussion; null: another account. */
  readonly hostLabel: string | null;
  readonly createdAt: string;
  /** Stands behind the name. */
  readonly children?: ReactNode;
}

/** Author of a text with badges, and its time. */
export function WriterLine({ author, hostLabel, createdAt, children }: WriterLineProps) {
  const t = useText();
  const { username, role, titleName, titleColor } = author;
  return (
    <Flex columnGap="2" rowGap="0.5" align="center" wrap="wrap" fontSize="sm" minH="6">
      <Box fontWeight="semibold" minW="0">
        <UserLink username={username} />
      </Box>
      {role === 'ROOT' ? (
        <Badge size="sm" colorPalette="red" title={t({ id: 'comment.superAdmin' })}>
          SPA
        </Badge>
      ) : null}
      {role === 'ADMIN' || role === 'PROBLEM_ADMIN' ? (
        <Badge size="sm" colorPalette="accent" title={t({ id: 'comment.admin' })}>
          ADM
        </Badge>
      ) : null}
      {hostLabel === null ? null : (
        <Badge size="sm" colorPalette="green">
          {hostLabel}
        </Badge>
      )}
      <TitleBadge name={titleName} color={titleColor} />
      {children}
      <Box ms="auto" fontSize="xs" color="fg.muted">
        <RelativeTime at={createdAt} />
      </Box>
    </Flex>
  );
}
