import { Badge } from '@chakra-ui/react';
import { useText } from '../../../../../lib/intl/use-text.ts';

interface ItemBadgesProps {
  /** Does the problem give scores? */
  readonly isOi?: boolean;
  /** Not needed to complete its section. */
  readonly isOptional: boolean;
}

/** Marks beside the title of an item. */
export function ItemBadges({ isOi = false, isOptional }: ItemBadgesProps) {
  const t = useText();
  return (
    <>
      {isOi ? (
        <Badge size="sm" variant="outline" ms="2">
          OI
        </Badge>
      ) : null}
      {isOptional ? (
        <Badge size="sm" ms="2" title={t({ id: 'training.optionalHint' })}>
          {t({ id: 'training.optional' })}
        </Badge>
      ) : null}
    </>
  );
}
