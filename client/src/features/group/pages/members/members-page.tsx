import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SelectBar } from '../../../../components/data-table/select-bar.tsx';
import { tableFileAddress } from '../../../../components/data-table/table-file.ts';
import { useSelection } from '../../../../components/data-table/use-selection.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ClassFilter } from '../../../../components/group-class/class-filter.tsx';
import { useClassFilter } from '../../../../components/group-class/use-group-classes.ts';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { AssignClass } from '../classes/assign-class.tsx';
import { ClassesDialog } from '../classes/classes-dialog.tsx';
import { readsRoster, useGroup } from '../frame/group-context.ts';
import { ResetChosen } from '../roster/reset-chosen.tsx';
import { ResetSlips } from '../roster/reset-slips.tsx';
import { useReset } from '../roster/use-reset.ts';
import { Applications } from './applications.tsx';
import { useGroupMembersQuery } from './group-members.generated.ts';
import { choiceOf } from './member-choice.ts';
import { MemberRow } from './member-row.tsx';

/** Members on a page (specification, section 9). */
const pageSize = 10;

/** The members of a group; for its admins also who applies. */
export function MembersPage() {
  const t = useText();
  const group = useGroup();
  const { id: groupId, viewerCanAdmit } = group;
  const { params, page, size, change, pager } = usePagedAddress(pageSize);
  const search = params.get('keyword')?.trim() ?? '';
  const filter = useClassFilter({ groupId, params, change });
  const [isManaging, setManaging] = useState(false);
  const reset = useReset();
  const variables = { groupId, search: search || null, classId: filter.classId, page: { page, size } };
  const { data, previousData, error, loading, refetch } = useGroupMembersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.groupMembers;
  const choices = (shown?.items ?? []).map(choiceOf);
  const selection = useSelection(choices);
  const hasResettable = [...choices, ...selection.rows].some(({ isResettable }) => isResettable);
  const classes = filter.classes ?? [];
  const choosesSeveral = viewerCanAdmit && (classes.length > 0 || hasResettable);
  useLastPage({ page, size, total: loading ? undefined : data?.groupMembers.total, onPage: pager.onPage });
  return (
    <>
      {viewerCanAdmit ? <Applications /> : null}
      <Flex justify="space-between" align="center" gap="2" mb="2" wrap="wrap">
        <Heading as="h2" size="md">
          {t({ id: 'group.members' })}
        </Heading>
        {viewerCanAdmit ? (
          <Flex gap="2" align="center" wrap="wrap">
            <Button asChild size="xs" variant="outline">
              <Link to={`/group/${groupId}/member/import`}>{t({ id: 'group.roster.title' })}</Link>
            </Button>
            <Button asChild size="xs" variant="outline">
              <Link to={`/group/${groupId}/member/invites`}>{t({ id: 'group.invites' })}</Link>
            </Button>
            <Button asChild size="xs" variant="outline">
              <a href={tableFileAddress('group-members', variables)} download>
                {t({ id: 'table.file' })}
              </a>
            </Button>
            <Button size="xs" variant="outline" onClick={() => setManaging(true)}>
              {t({ id: 'group.classes' })}
            </Button>
          </Flex>
        ) : null}
      </Flex>
      <Flex mb="3" gap="2" wrap="wrap">
        <ClassFilter filter={filter} />
        <SearchField
          label={readsRoster(group) ? t({ id: 'group.member.searchRoster' }) : t({ id: 'group.member.search' })}
          value={search}
          maxLength={100}
          flexBasis={{ base: '100%', md: '0' }}
          typingMs={300}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      {choosesSeveral ? (
        <SelectBar mb="3" selection={selection}>
          <AssignClass classes={classes} chosenIds={selection.rows.map(({ id }) => id)} onDone={selection.clear} />
          {hasResettable ? (
            <ResetChosen
              userIds={selection.rows.filter(({ isResettable }) => isResettable).map(({ id }) => id)}
              reset={reset}
              onDone={selection.clear}
            />
          ) : null}
        </SelectBar>
      ) : null}
      <Panel isStale={Boolean(loading && shown)}>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={6} height="51px" />
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'group.members' })}>
            {shown.items.map((member) => (
              <MemberRow key={member.user.id} member={member} selection={choosesSeveral ? selection : null} />
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
      <ResetSlips reset={reset} />
      {isManaging ? <ClassesDialog onClose={() => setManaging(false)} /> : null}
    </>
  );
}
