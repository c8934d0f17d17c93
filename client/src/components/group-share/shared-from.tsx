import { Badge } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';

interface SharedFromProps {
  /** Name of the group that shares it; null: no group does. */
  readonly name: string | null;
  /** Its group; null: of the site. */
  readonly ownerId: string | null;
  /** The group where it is shown; null: the site. */
  readonly groupId: string | null;
}

/** Says in a receiving group which one shares a problem or a training with it. */
export function SharedFrom({ name, ownerId, groupId }: SharedFromProps) {
  const t = useText();
  if (name === null || groupId === null || ownerId === groupId) return null;
  return (
    <Badge size="sm" variant="outline">
      {t({ id: 'group.share.from' }, { name })}
    </Badge>
  );
}
