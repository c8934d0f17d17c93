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
    <chakra.span display="inline-block" flexShrink="0" boxSize={size} borderRadius="l2" overflow="hidden" bg="bg.muted" aria-hidden="true">
      {avatarUrl === null ? <DrawnAvatar name={username} /> : <chakra.img src={avatarUrl} alt="" boxSize="full" objectFit="cover" loading="lazy" />}
    </chakra.span>
  );
}

function DrawnAvatar({ name }: { readonly name: string }) {
  const initials = initialsOf(name);
  return (
    <svg viewBox="0 0 40 40" width="100%" height="100%" style={{ display: 'block', background: nameColor(name) }}>
      <text x="20" y="20" textAnchor="middle" dominantBaseline="central" fill="#fff" fontSize={[...initials].length > 1 ? 15 : 20} fontWeight="600" fontFamily="inherit">
        {initials}
      </text>
    </svg>
  );
}
