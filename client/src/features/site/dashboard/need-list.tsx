import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { NeedList_NeedsFragment } from './dashboard.generated.ts';
import { isReady } from './near-contests.tsx';

/** What is counted, the more urgent first, and where it is dealt with. */
const counted = [
  { of: 'failingChecks', text: message({ id: 'dashboard.failingChecks' }), to: '/admin/health' },
  { of: 'lostJudges', text: message({ id: 'dashboard.lostJudges' }), to: '/admin/judge' },
  { of: 'systemErrors', text: message({ id: 'dashboard.systemErrors' }), to: '/status?status=4' },
  { of: 'failedMails', text: message({ id: 'dashboard.failedMails' }), to: '/admin/outbox?state=FAILED' },
  { of: 'reportedTexts', text: message({ id: 'dashboard.reportedTexts' }), to: '/admin/moderation' },
  { of: 'openTickets', text: message({ id: 'dashboard.openTickets' }), to: '/admin/ticket' },
  {
    of: 'bankApplications',
    text: message({ id: 'dashboard.bankApplications' }),
    to: '/admin/group-problem/apply',
  },
  { of: 'teacherRequests', text: message({ id: 'dashboard.teacherRequests' }), to: '/admin/teacher-request' },
] as const;

/** First steps of a new site, and where each is done. */
const steps = {
  MAIL_SERVER: { text: message({ id: 'dashboard.step.mail' }), to: '/admin/mail' },
  OWN_ADDRESS: { text: message({ id: 'dashboard.step.address' }), to: '/setting?open=account' },
  BACKUPS: { text: message({ id: 'dashboard.step.backups' }), to: '/admin/backup' },
} as const;

/** What waits for the reader, each with where it is dealt with; a calm word when nothing does. */
export function NeedList({ needs }: { readonly needs: NeedList_NeedsFragment }) {
  const t = useText();
  const waiting = counted.filter((item) => (needs[item.of] ?? 0) > 0);
  const { redProblems, nearContests } = needs;
  const unreadyCount = nearContests.filter((contest) => !isReady(contest)).length;
  const firstSteps = needs.firstSteps ?? [];
  if (waiting.length + unreadyCount + redProblems.length + firstSteps.length === 0)
    return (
      <Flex align="center" gap="2" minH="10" color="fg.muted">
        <Icon name="check" />
        <Text>{t({ id: 'dashboard.calm' })}</Text>
      </Flex>
    );
  return (
    <Box as="ul" listStyleType="none">
      {waiting.map((item) => (
        <Need key={item.of}>
          <TextLink to={item.to}>{t(item.text, { count: needs[item.of] ?? 0 })}</TextLink>
        </Need>
      ))}
      {unreadyCount === 0 ? null : <Need>{t({ id: 'dashboard.unreadyContests' }, { count: unreadyCount })}</Need>}
      {redProblems.length === 0 ? null : (
        <Need>
          <Flex wrap="wrap" columnGap="3">
            <Text>{t({ id: 'dashboard.redProblems' }, { count: redProblems.length })}</Text>
            {redProblems.map(({ id, displayId }) => (
              <TextLink key={id} to={`/admin/problem/${id}/jury`}>
                {displayId}
              </TextLink>
            ))}
          </Flex>
        </Need>
      )}
      {firstSteps.map((step) => (
        <Need key={step}>
          <TextLink to={steps[step].to}>{t(steps[step].text)}</TextLink>
        </Need>
      ))}
    </Box>
  );
}

function Need({ children }: { readonly children: ReactNode }) {
  return (
    <Flex as="li" align="center" gap="2" minH="10" _notFirst={{ borderTopWidth: '1px' }}>
      <Box color="amber.fg" flexShrink="0" aria-hidden="true">
        <Icon name="alert" />
      </Box>
      <Box minW="0">{children}</Box>
    </Flex>
  );
}
