import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import type { Device } from './device.ts';
import { placeText } from './place-text.ts';
import {
  SessionListDocument,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionListQuery,
  type SessionRow_SessionFragment,
} from './session-list.generated.ts';

type DeviceOf = (userAgent: string) => Device;

/** Where one is signed in, and how to end it there. */
export function SessionList() {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'others' | 'all' | null>(null);
  const { data, error, refetch } = useSessionListQuery();
  const [endOthers] = useEndOtherSessionsMutation({ refetchQueries: [SessionListDocument] });
  const deviceOf = useDeviceOf();
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows count={3} />;
  const { sessions } = data;
  const endAllOthers = () =>
    act(
      async () => {
        const ended = (await endOthers()).data?.endOtherSessions;
        return ended === undefined ? undefined : { __typename: 'Done' };
      },
      t({ id: 'setting.sessions.othersEnded' }),
    );
  return (
    <Box>
      <Text color="fg.muted" mb="2">
        {t({ id: 'setting.sessions.help' })}
      </Text>
      <Box as="ul" listStyleType="none">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} deviceOf={deviceOf} />
        ))}
      </Box>
      <Flex gap="2" mt="4" wrap="wrap">
        {sessions.length < 2 ? null : (
          <Button size="sm" variant="outline" onClick={() => setAsking('others')}>
            {t({ id: 'setting.sessions.endOthers' })}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => setAsking('all')}>
          {t({ id: 'setting.sessions.endAll' })}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={asking === 'others'}
        title={t({ id: 'setting.sessions.endOthers' })}
        text={t({ id: 'setting.sessions.endOthersText' }, { count: sessions.length - 1 })}
        action={t({ id: 'setting.sessions.endOthers' })}
        onClose={() => setAsking(null)}
        onConfirm={() => void endAllOthers()}
      />
      <ConfirmDialog
        isOpen={asking === 'all'}
        title={t({ id: 'setting.sessions.endAll' })}
        text={t({ id: 'setting.sessions.endAllText' })}
        action={t({ id: 'setting.sessions.endAll' })}
        onClose={() => setAsking(null)}
        onConfirm={() => void navigate('/logout')}
      />
    </Box>
  );
}

function SessionRow({
  session: { id, isCurrent, address, userAgent, createdAt, lastUsedAt },
  deviceOf,
}: {
  readonly session: SessionRow_SessionFragment;
  readonly deviceOf: DeviceOf | null;
}) {
  const t = useText();
  const [end, { loading }] = useEndSessionMutation({ refetchQueries: [SessionListDocument] });
  const device = deviceOf?.(userAgent ?? '') ?? null;
  const name =
    device === null
      ? '…'
      : [device.browser, device.system].filter((part) => part !== null).join(' · ') ||
        t({ id: 'setting.sessions.unknown' });
  const endIt = async () => {
    const { data } = await end({ variables: { id } });
    const result = data?.endSession;
    // Gone already is what was wanted.
    const isDone = result?.__typename === 'EndSessionSuccess' || result?.__typename === 'SessionNotFound';
    showToast(isDone ? 'success' : 'error', isDone ? t({ id: 'setting.sessions.ended' }) : t({ id: 'error.server' }));
  };
  return (
    <Flex as="li" gap="3" py="2.5" align="center" layerStyle="row">
      <Box color="fg.subtle">
        <Icon name="device" size="5" />
      </Box>
      <Box flex="1" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Box as="span" fontWeight="medium" title={userAgent ?? ''}>
            {name}
          </Box>
          {isCurrent ? (
            <Badge colorPalette="green" variant="subtle" size="sm">
              {t({ id: 'setting.sessions.current' })}
            </Badge>
          ) : null}
        </Flex>
        <Flex columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted">
          <span>{placeText(t, address)}</span>
          <span>
            {withGap(t({ id: 'setting.sessions.lastUse' }))}
            <RelativeTime at={lastUsedAt} />
          </span>
          <span>
            {withGap(t({ id: 'setting.sessions.since' }))}
            {formatDateTime(new Date(createdAt))}
          </span>
        </Flex>
      </Box>
      {isCurrent ? null : (
        <Button
          size="xs"
          variant="outline"
          disabled={loading}
          aria-label={t({ id: 'setting.sessions.endOf' }, { device: name })}
          onClick={() => void endIt().catch(() => showToast('error', t({ id: 'error.network' })))}
        >
          {t({ id: 'setting.sessions.end' })}
        </Button>
      )}
    </Flex>
  );
}

/** What reads user agents; null until it is fetched. */
function useDeviceOf(): DeviceOf | null {
  const [reader, setReader] = useState<{ readonly deviceOf: DeviceOf } | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./device.ts').then(
      ({ deviceOf }) => (isHere ? setReader({ deviceOf }) : undefined),
      // What it is called is a help, not more.
      () => (isHere ? setReader({ deviceOf: (userAgent) => ({ browser: userAgent, system: null }) }) : undefined),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return reader?.deviceOf ?? null;
}
