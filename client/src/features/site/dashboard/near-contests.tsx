import { Box, Flex, Text } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { contestDeskAddress } from '../../../lib/address/contest-desk-address.ts';
import { formatMinute } from '../../../lib/format/figures.ts';
import { joinList } from '../../../lib/intl/join-list.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import type { NearContest_ContestFragment } from './dashboard.generated.ts';

/** Does a contest have problems, all of which it can judge? */
export function isReady({ problemCount, unfitProblems }: NearContest_ContestFragment): boolean {
  return problemCount > 0 && unfitProblems.length === 0;
}

/** Contests that begin soon, each with whether it could. */
export function NearContests({ contests }: { readonly contests: readonly NearContest_ContestFragment[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {contests.map((contest) => (
        <NearContest key={contest.id} contest={contest} />
      ))}
    </Box>
  );
}

function NearContest({ contest }: { readonly contest: NearContest_ContestFragment }) {
  const t = useText();
  const locale = useLocale();
  const { id, title, groupId, startsAt, problemCount, unfitProblems } = contest;
  const isFit = isReady(contest);
  const state =
    problemCount === 0
      ? t({ id: 'dashboard.contest.empty' })
      : isFit
        ? t({ id: 'dashboard.contest.ready' }, { count: problemCount })
        : t({ id: 'dashboard.contest.unfit' }, { problems: joinList(unfitProblems, locale) });
  return (
    <Flex as="li" gap="2" py="2" _notFirst={{ borderTopWidth: '1px' }}>
      <Box color={isFit ? 'green.fg' : 'amber.fg'} flexShrink="0" pt="1" aria-hidden="true">
        <Icon name={isFit ? 'check' : 'alert'} />
      </Box>
      <Box minW="0">
        <TextLink to={`${contestDeskAddress(groupId === null ? null : String(groupId))}/${id}/problems`}>
          {title}
        </TextLink>
        <Text fontSize="sm" color="fg.muted">
          {t({ id: 'dashboard.contest.starts' }, { at: formatMinute(new Date(startsAt)) })}
        </Text>
        <Text fontSize="sm" {...(isFit ? { color: 'fg.muted' } : {})}>
          {state}
        </Text>
      </Box>
    </Flex>
  );
}
