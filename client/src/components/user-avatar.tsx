import { chakra } from '@chakra-ui/react';
import { initialsOf, nameColor } from '../lib/format/initials.ts';

interface UserAvatarProps {
  readonly username: string;
  /** Null: drawn from the name. */
  readonly avatarUrl: string | null;
  /** Side in 4 px steps. */
  readonly size?: string;
}

/** The picture of a user, or one drawn from the name; decoration beside the name. */
export function UserAvatar({ username, avatarUrl, size = '6' }: UserAvatarProps) {
  return (
    <chakra.span
      display="inline-block"
      flexShrink="0"
      boxSize={size}
      borderRadius="l2"
      overflow="hidden"
      bg="bg.muted"
      containerType="inline-size"
      aria-hidden="true"
    >
      {avatarUrl === null ? (
        <Drawn data-initials={initialsOf(username)} style={{ backgroundColor: nameColor(username) }} />
      ) : (
        <chakra.img src={avatarUrl} alt="" boxSize="full" objectFit="cover" loading="lazy" />
      )}
    </chakra.span>
  );
}

/** The letters are no text of the page: they would be taken for a part of the name beside them. */
const Drawn = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'full',
    color: 'white',
    fontWeight: 'semibold',
    lineHeight: '1',
    userSelect: 'none',
    _before: { content: 'attr(data-initials)', fontSize: '40cqi' },
  },
});
