import { Badge, Box, Flex } from '@chakra-ui/react';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText, type MessageId } from '../../../lib/intl/use-text.ts';
import type { StatusTone } from '../../../lib/status/status.ts';
import type { JudgeNode_NodeFragment } from './judge-page.generated.ts';

/** A state of a judge: shape, text and colour. */
interface Look {
  readonly shape: IconName;
  readonly tone: StatusTone;
  readonly label: { readonly id: MessageId };
}

const looks = {
  healthy: { shape: 'check', tone: 'green', label: message({ id: 'judge.healthy' }) },
  unhealthy: { shape: 'cross', tone: 'red', label: message({ id: 'judge.unhealthy' }) },
  neverSeen: { shape: 'question', tone: 'gray', label: message({ id: 'judge.neverSeen' }) },
  drained: { shape: 'inbox', tone: 'gray', label: message({ id: 'judge.drained' }) },
  revoked: { shape: 'slash', tone: 'gray', label: message({ id: 'judge.revoked' }) },
} as const satisfies Record<string, Look>;

const modes = {
  PAUSED: { shape: 'half', tone: 'amber', label: message({ id: 'judge.paused' }) },
  DRAINING: { shape: 'clock', tone: 'purple', label: message({ id: 'judge.draining' }) },
} as const satisfies Record<string, Look>;

type HealthNode = Pick<JudgeNode_NodeFragment, 'mode' | 'isHealthy' | 'lastSeenAt' | 'revokedAt' | 'isWeakSandbox'>;

/** How a judge is: its health, what it was told, and what is to be known of its sandbox. */
export function NodeHealth({ node }: { readonly node: HealthNode }) {
  const t = useText();
  const mode =
    node.isHealthy && node.mode !== 'ACTIVE'
      ? modes[node.mode]
      : node.mode === 'PAUSED' && node.revokedAt === null
        ? modes.PAUSED
        : null;
  return (
    <Flex direction="column" align="flex-start" gap="1">
      <Flex gap="1" wrap="wrap">
        <StateBadge look={looks[healthOf(node)]} />
        {mode === null ? null : <StateBadge look={mode} />}
        {node.isWeakSandbox ? (
          <StateBadge
            look={{ shape: 'alert', tone: 'amber', label: message({ id: 'judge.weak' }) }}
            title={t({ id: 'judge.weakHint' })}
          />
        ) : null}
      </Flex>
      {node.isHealthy || node.lastSeenAt === null ? null : (
        <Box fontSize="xs" color="fg.muted">
          {t({ id: 'judge.lastSeen' })} <RelativeTime at={node.lastSeenAt} />
        </Box>
      )}
    </Flex>
  );
}

function healthOf({ revokedAt, isHealthy, lastSeenAt, mode }: HealthNode): keyof typeof looks {
  if (revokedAt !== null) return 'revoked';
  if (isHealthy) return 'healthy';
  if (lastSeenAt === null) return 'neverSeen';
  return mode === 'DRAINING' ? 'drained' : 'unhealthy';
}

function StateBadge({ look, title }: { readonly look: Look; readonly title?: string }) {
  const t = useText();
  return (
    <Badge colorPalette={look.tone} variant="subtle" size="md" gap="1" fontWeight="medium" title={title}>
      <Icon name={look.shape} size="3.5" />
      {t(look.label)}
    </Badge>
  );
}
