import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TitleBadge } from '../../../components/title-badge.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { formatDate } from './format-date.ts';
import { profileLinks } from './profile-links.ts';
import type { ProfileHead_UserFragment } from './user-home.generated.ts';

const linkLabels = {
  github: message({ id: 'people.link.github' }),
  blog: message({ id: 'people.link.blog' }),
  codeforces: message({ id: 'people.link.codeforces' }),
} as const;

interface ProfileHeadProps {
  readonly user: ProfileHead_UserFragment;
  /** YYYY-MM-DD. */
  readonly lastSeenOn: string | null;
  readonly isOwn: boolean;
  /** What the viewer can do with somebody else's account; null: nothing. */
  readonly manage: ReactNode;
}

/** Who somebody is: picture, names, title, what they say of themselves. */
export function ProfileHead({ user, lastSeenOn, isOwn, manage }: ProfileHeadProps) {
  const t = useText();
  const facts = [
    ...(user.gender === 'SECRECY'
      ? []
      : [t(user.gender === 'MALE' ? message({ id: 'people.gender.male' }) : message({ id: 'people.gender.female' }))]),
    ...(user.school ? [user.school] : []),
    t({ id: 'people.joined' }, { date: formatDate(user.createdAt) }),
    ...(lastSeenOn === null ? [] : [t({ id: 'people.lastSeen' }, { date: lastSeenOn })]),
  ];
  return (
    <Panel as="section" px="4" py="4">
      <Flex gap="4" align="flex-start" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Box fontSize="2xl">
          <UserAvatar username={user.username} avatarUrl={user.avatarUrl} size="16" />
        </Box>
        <Box flex="1" minW={{ base: 'calc(100% - 5rem)', md: '0' }}>
          <Flex gap="2" align="center" wrap="wrap">
            <PageHeading>{user.username}</PageHeading>
            <TitleBadge name={user.titleName} color={user.titleColor} />
          </Flex>
          {user.nickname ? (
            <Text color="fg.muted" overflowWrap="anywhere">
              {user.nickname}
            </Text>
          ) : null}
          <Flex
            as="ul"
            listStyleType="none"
            mt="1"
            columnGap="4"
            rowGap="0.5"
            wrap="wrap"
            color="fg.muted"
            fontSize="sm"
          >
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Flex>
          <Links {...user} />
        </Box>
        {isOwn ? (
          <Button asChild size="sm" variant="outline">
            <RouterLink to="/setting">
              <Icon name="gear" />
              {t({ id: 'people.editProfile' })}
            </RouterLink>
          </Button>
        ) : (
          manage
        )}
      </Flex>
      {user.signature ? (
        <Text mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {user.signature}
        </Text>
      ) : null}
    </Panel>
  );
}

function Links(places: Pick<ProfileHead_UserFragment, 'github' | 'blog' | 'cfUsername'>) {
  const t = useText();
  const links = profileLinks(places);
  if (links.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" mt="1" columnGap="4" rowGap="0.5" wrap="wrap" fontSize="sm">
      {links.map(({ kind, href, text }) => (
        <li key={kind}>
          <chakra.span color="fg.muted">{t(linkLabels[kind])} </chakra.span>
          <chakra.a
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            color="accent.fg"
            textDecoration="underline"
            textUnderlineOffset="3px"
            overflowWrap="anywhere"
          >
            {text}
          </chakra.a>
        </li>
      ))}
    </Flex>
  );
}
