import { chakra } from '@chakra-ui/react';

interface UserAvatarProps {
  readonly username: string;
  readonly avatarUrl: string | null;
  /** Side in 4 px steps. */
  readonly size?: string;
}

/** The picture of a user, or the first letter of the name; decoration beside the name. */
export function UserAvatar({ username, avatarUrl, size = '6' }: UserAvatarProps) {
  return (
    <chakra.span display="inline-flex" flexShrink="0" alignItems="center" justifyContent="center" boxSize={size} borderRadius="l2" overflow="hidden" bg="accent.subtle" color="accent.fg" fontWeight="medium" aria-hidden="true">
      {avatarUrl === null ? [...username][0]?.toUpperCase() : <img src={avatarUrl} alt="" width="100%" height="100%" loading="lazy" />}
    </chakra.span>
  );
}
