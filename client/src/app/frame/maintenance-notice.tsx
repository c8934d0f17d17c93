import { Box, Button, Flex } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { PageHeading } from '../../components/page-header.tsx';
import { now, onTick } from '../../lib/format/clock.ts';
import { formatMinute, timeZone } from '../../lib/format/figures.ts';
import { message } from '../../lib/intl/message.ts';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { maintenancePart } from '../../lib/intl/parts/maintenance.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { withGap } from '../../lib/intl/with-gap.ts';
import { localeStore } from '../../lib/preferences/locale-store.ts';
import { openAuthDialog } from '../../lib/session/auth-dialog-store.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { closedStore } from '../../lib/site/closed-store.ts';
import type { Maintenance_MaintenanceFragment } from '../../lib/site/site-config.generated.ts';
import { useStore } from '../../lib/store/store.ts';
import { tellHeight } from './banner-height.ts';

const tellMaintenanceHeight = tellHeight('maintenance');

interface MaintenanceProps {
  readonly maintenance: Maintenance_MaintenanceFragment;
}

/** A maintenance above the page, from some hours ahead; in place of the page while the site is closed. */
export function MaintenanceNotice({ maintenance }: MaintenanceProps) {
  const current = useSyncExternalStore(onTick, now);
  const { hasToken, user, isSuperAdmin } = useViewer();
  const { pathname } = useLocation();
  const isRunning = Date.parse(maintenance.startsAt) <= current && current < Date.parse(maintenance.endsAt);
  const isShown = Date.parse(maintenance.bannerFrom) <= current && current < Date.parse(maintenance.endsAt);
  // Who has a token may be a super admin until the server says who it is; who has none signs in where they do.
  const mayPass = isSuperAdmin || (hasToken ? user === null : pathname === '/admin/login');
  const isClosed = isRunning && maintenance.kind === 'CLOSED' && !mayPass;
  useEffect(() => {
    closedStore.set(isClosed);
    return () => closedStore.set(false);
  }, [isClosed]);
  if (!isShown) return null;
  return (
    <MoreSentences part={maintenancePart}>
      {isClosed ? (
        <ClosedPage maintenance={maintenance} hasToken={hasToken} />
      ) : (
        <Banner maintenance={maintenance} isRunning={isRunning} canEnd={isSuperAdmin} />
      )}
    </MoreSentences>
  );
}

const sentences = {
  READ_ONLY: {
    ahead: message({ id: 'maintenance.readOnlyAhead' }),
    running: message({ id: 'maintenance.readOnlyNow' }),
  },
  CLOSED: { ahead: message({ id: 'maintenance.closedAhead' }), running: message({ id: 'maintenance.closedNow' }) },
} as const;

interface BannerProps extends MaintenanceProps {
  readonly isRunning: boolean;
  readonly canEnd: boolean;
}

function Banner({ maintenance, isRunning, canEnd }: BannerProps) {
  const t = useText();
  const { text, times } = useWords(maintenance);
  const sentence = sentences[maintenance.kind][isRunning ? 'running' : 'ahead'];
  return (
    <Flex
      ref={tellMaintenanceHeight}
      role="status"
      data-testid="maintenance"
      align="center"
      gap="2"
      wrap="wrap"
      px={{ base: '3', md: '6' }}
      py="1.5"
      bg="amber.subtle"
      color="amber.fg"
      borderBottomWidth="1px"
      fontSize="sm"
    >
      <Icon name="alert" />
      <Box flex="1" minW="0" overflowWrap="anywhere">
        {withGap(t(sentence, times))}
        {text}
      </Box>
      {isRunning && canEnd ? (
        <Button asChild size="xs" variant="outline">
          <Link to="/admin/settings?search=maintenance">{t({ id: 'maintenance.end' })}</Link>
        </Button>
      ) : null}
    </Flex>
  );
}

function ClosedPage({ maintenance, hasToken }: MaintenanceProps & { readonly hasToken: boolean }) {
  const t = useText();
  const { text, times } = useWords(maintenance);
  return (
    <Flex direction="column" align="center" gap="3" py="16" px="4" textAlign="center">
      <PageHeading>{t({ id: 'maintenance.closedTitle' })}</PageHeading>
      {text === '' ? null : (
        <Box maxW="40rem" overflowWrap="anywhere">
          {text}
        </Box>
      )}
      <Box color="fg.muted">{t({ id: 'maintenance.until' }, times)}</Box>
      {hasToken ? null : (
        <Button size="xs" variant="ghost" onClick={() => openAuthDialog({ tab: 'signIn', reason: null })}>
          {t({ id: 'maintenance.adminSignIn' })}
        </Button>
      )}
    </Flex>
  );
}

/** The text in the reader's language, and the times in the reader's time zone. */
function useWords({ startsAt, endsAt, zhCN, enUS }: Maintenance_MaintenanceFragment) {
  const locale = useStore(localeStore);
  const own = locale === 'zh-CN' ? zhCN || enUS : enUS || zhCN;
  const times = { from: formatMinute(new Date(startsAt)), to: formatMinute(new Date(endsAt)), zone: timeZone() };
  return { text: own, times };
}
