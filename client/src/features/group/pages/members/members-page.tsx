import { Box, Flex, Heading } from '@chakra-ui/react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useGroup } from '../frame/group-context.ts';
import { Applications } from './applications.tsx';
import { useGroupMembersQuery } from './group-members.generated.ts';
import { MemberRow } from './member-row.tsx';

/** Members on a page (specification, section 9). */
const pageSize = 10;

/** The members of a group; for its admins also who applies. */
export function MembersPage() {
  const t = useText();
  const { id: groupId, viewerCanAdmit } = useGroup();
  const { params, page, size, change, pager } = usePagedAddress(pageSize);
  const search = params.get('keyword')?.trim() ?? '';
  const { data, previousData, error, loading, refetch } = useGroupMembersQuery({
    variables: { groupId, search: search || null, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.groupMembers;
  useLastPage({ page, size, total: loading ? undefined : data?.groupMembers.total, onPage: pager.onPage });
  return (
    <>
      {viewerCanAdmit ? <Applications /> : null}
      <Flex justify="space-between" align="center" gap="2" mb="2" wrap="wrap">
        <Heading as="h2" size="md">
          {t({ id: 'group.members' })}
        </Heading>
        {viewerCanAdmit ? (
          <TextLink to={`/group/${groupId}/member/invites`} fontSize="sm">
            {t({ id: 'group.invites' })}
          </TextLink>
        ) : null}
      </Flex>
      <Flex mb="3">
        <SearchField
          label={t({ id: 'group.member.search' })}
          value={search}
          maxLength={100}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={6} height="51px" />
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'group.members' })}>
            {shown.items.map((member) => (
              <MemberRow key={member.user.id} member={member} />
            ))}
          </Box>
        ) : null}
        {shown?.items.length === 0 ? (
          <EmptyState
            icon="search"
            title={t({ id: 'group.member.noneFound' })}
            hint={t({ id: 'group.member.noneFoundHint' })}
          />
        ) : null}
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
    </>
  );
}
