import { Badge } from '@chakra-ui/react';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';

const looks = {
  PUBLIC: {
    palette: 'green',
    label: message({ id: 'group.access.public' }),
    hint: message({ id: 'group.access.publicHint' }),
  },
  PROTECTED: {
    palette: 'amber',
    label: message({ id: 'group.access.protected' }),
    hint: message({ id: 'group.access.protectedHint' }),
  },
  PRIVATE: {
    palette: 'red',
    label: message({ id: 'group.access.private' }),
    hint: message({ id: 'group.access.privateHint' }),
  },
} as const;

/** Names of the ways to join a group. */
export const accessLabels = {
  PUBLIC: looks.PUBLIC.label,
  PROTECTED: looks.PROTECTED.label,
  PRIVATE: looks.PRIVATE.label,
};

/** What a way to join a group means. @param access as a form has it. */
export function accessHint(access: string) {
  return (access === 'PROTECTED' || access === 'PRIVATE' ? looks[access] : looks.PUBLIC).hint;
}

interface GroupBadgesProps {
  readonly group: {
    readonly access: keyof typeof looks;
    readonly isVisible: boolean;
    readonly archivedAt: string | null;
  };
}

/** How a group is joined, whether it is for members alone, and whether it is archived. */
export function GroupBadges({ group: { access, isVisible, archivedAt } }: GroupBadgesProps) {
  const t = useText();
  return (
    <>
      <AccessBadge access={access} />
      {isVisible ? null : (
        <Badge size="sm" title={t({ id: 'group.hiddenHint' })}>
          {t({ id: 'group.hidden' })}
        </Badge>
      )}
      {archivedAt === null ? null : (
        <Badge size="sm" title={t({ id: 'group.archivedHint' })}>
          {t({ id: 'group.archived' })}
        </Badge>
      )}
    </>
  );
}

/** How a group is joined, with what that means on hover. */
function AccessBadge({ access }: { readonly access: keyof typeof looks }) {
  const t = useText();
  const { palette, label, hint } = looks[access];
  return (
    <Badge size="sm" colorPalette={palette} title={t(hint)}>
      {t(label)}
    </Badge>
  );
}
