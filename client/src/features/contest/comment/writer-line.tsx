import { Badge, Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TitleBadge } from '../../../components/title-badge.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { CommentWriter_WriterFragment } from './comments.generated.ts';

interface WriterLineProps {
  readonly author: CommentWriter_WriterFragment;
  /** Speaks for the jury of the contest. */
  readonly isJury: boolean;
  readonly createdAt: string;
  /** Stands behind the name. */
  readonly children?: ReactNode;
}

/** Who wrote something, with what they are here, and when. */
export function WriterLine({ author, isJury, createdAt, children }: WriterLineProps) {
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
      {isJury ? (
        <Badge size="sm" colorPalette="green">
          {t({ id: 'comment.jury' })}
        </Badge>
      ) : null}
      <TitleBadge name={titleName} color={titleColor} />
      {children}
      <Box ms="auto" fontSize="xs" color="fg.muted">
        <RelativeTime at={createdAt} />
      </Box>
    </Flex>
  );
}
