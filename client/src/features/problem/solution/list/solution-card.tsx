import { Box, Flex } from '@chakra-ui/react';
import { RoleBadge } from '../../../../components/comment/role-badge.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { TitleBadge } from '../../../../components/title-badge.tsx';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AcceptedMark } from '../solution-text.tsx';
import type { SolutionCard_SolutionFragment } from './solution-list.generated.ts';

interface SolutionCardProps {
  readonly solution: SolutionCard_SolutionFragment;
  /** Of the language. */
  readonly languageName: string;
}

/** A solution in the list: by whom, in which language, and what readers think of it. */
export function SolutionCard({ solution, languageName }: SolutionCardProps) {
  const t = useText();
  const { id, title, author, isAccepted, upCount, downCount, commentCount, writtenAt } = solution;
  return (
    <Flex as="li" gap="3" px="3" py="3" layerStyle="row">
      <UserAvatar username={author.username} avatarUrl={author.avatarUrl} size="8" />
      <Box flex="1" minW="0">
        <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
          <TextLink to={`/solution/${id}`} fontWeight="medium">
            {title}
          </TextLink>
          {isAccepted ? null : <AcceptedMark isAccepted={false} />}
        </Flex>
        <Flex mt="1.5" columnGap="3" rowGap="1" wrap="wrap" align="center" color="fg.muted" fontSize="xs">
          <Flex gap="1.5" align="center" wrap="wrap" minW="0">
            <UserLink username={author.username} />
            <RoleBadge role={author.role} />
            <TitleBadge name={author.titleName} color={author.titleColor} />
          </Flex>
          <span>{languageName}</span>
          <span>{t({ id: 'solution.votes' }, { up: upCount, down: downCount })}</span>
          <span>{t({ id: 'solution.comments' }, { count: commentCount })}</span>
          <RelativeTime at={writtenAt} />
        </Flex>
      </Box>
    </Flex>
  );
}
