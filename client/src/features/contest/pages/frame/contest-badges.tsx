import { Badge, chakra, Flex } from '@chakra-ui/react';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { ContestStatus } from './contest-time.ts';

const statusLooks = {
  SCHEDULED: { palette: 'accent', label: message({ id: 'contest.status.scheduled' }) },
  RUNNING: { palette: 'green', label: message({ id: 'contest.status.running' }) },
  ENDED: { palette: 'gray', label: message({ id: 'contest.status.ended' }) },
} as const;
/** The viewer's own clock runs, whatever the contest's says. */
const virtualLook = { palette: 'green', label: message({ id: 'contest.virtualRunning' }) } as const;

/** Colours of the locks (specification, contest list). */
const lockColors = { PRIVATE: 'red.fg', PROTECTED: 'amber.fg' } as const;

const accessLabels = {
  PUBLIC: message({ id: 'contest.access.public' }),
  PRIVATE: message({ id: 'contest.access.private' }),
  PROTECTED: message({ id: 'contest.access.protected' }),
} as const;

interface ContestBadgesProps {
  readonly status: ContestStatus;
  readonly type: 'ACM' | 'OI';
  readonly access: keyof typeof accessLabels;
  /** Only members of a group see it: open to all of them is what public is elsewhere. */
  readonly isOfGroup: boolean;
  /** Does a virtual participation of the viewer run? */
  readonly isVirtual?: boolean;
}

/** What kind of contest it is, and where it is in its time. */
export function ContestBadges({ status, type, access, isOfGroup, isVirtual = false }: ContestBadgesProps) {
  const t = useText();
  const { palette, label } = isVirtual ? virtualLook : statusLooks[status];
  return (
    <Flex as="span" gap="1.5" wrap="wrap" align="center">
      <Badge colorPalette={palette}>{t(label)}</Badge>
      <Badge>{type}</Badge>
      <Badge>
        {access === 'PUBLIC' ? null : <Lock color={lockColors[access]} />}
        {isOfGroup && access === 'PUBLIC' ? t({ id: 'contest.access.members' }) : t(accessLabels[access])}
      </Badge>
    </Flex>
  );
}

/** Not among the icons: those are in everybody's first load. */
function Lock({ color }: { readonly color: string }) {
  return (
    <chakra.svg
      viewBox="0 0 16 16"
      boxSize="3"
      color={color}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M3.5 7h9v6.5h-9z M5.5 7V5a2.5 2.5 0 015 0v2" />
    </chakra.svg>
  );
}
