import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useContest } from '../frame/contest-context.ts';
import { TeamMemberForm } from './team-member-form.tsx';
import { TeamRow } from './team-row.tsx';
import { useContestTeamsQuery } from './team.generated.ts';

const pageSize = 20;
/** Each search is one query of one contest's teams. */
const typingMs = 300;

/** The teams of a contest with who is in them, for its admins, who change them until its end. */
export function TeamAdmin() {
  const t = useText();
  const { contest, status } = useContest();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useContestTeamsQuery({
    variables: { contestId: contest.id, keyword, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.contestTeams;
  useLastPage({ page, size: pageSize, total: loading ? undefined : data?.contestTeams.total, onPage: setPage });
  const hasTeams = keyword !== '' || (shown?.total ?? 0) > 0;
  return (
    <Stack gap="3">
      {status === 'ENDED' ? null : <TeamMemberForm />}
      {hasTeams ? (
        <SearchField
          label={t({ id: 'contest.teamSearch' })}
          value={keyword}
          typingMs={typingMs}
          onSearch={(text) => {
            setKeyword(text);
            setPage(1);
          }}
        />
      ) : null}
      <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={2} height="53px" />
      {shown?.total === 0 && keyword !== '' ? <Box color="fg.muted">{t({ id: 'contest.teamNone' })}</Box> : null}
      {shown?.total === 0 && keyword === '' && status === 'ENDED' ? (
        <Box color="fg.muted">{t({ id: 'contest.teamsNone' })}</Box>
      ) : null}
      <Box as="ul" listStyleType="none" aria-label={t({ id: 'contest.teams' })}>
        {shown?.items.map((team) => (
          <TeamRow key={team.participantId} team={team} />
        ))}
      </Box>
      {(shown?.total ?? 0) > pageSize ? (
        <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={setPage} />
      ) : null}
    </Stack>
  );
}
