import { Box, Button, Flex, SimpleGrid } from '@chakra-ui/react';
import { Choice } from '../../../../components/choice.tsx';
import { SelectBar } from '../../../../components/data-table/select-bar.tsx';
import { useSelection } from '../../../../components/data-table/use-selection.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterFold } from '../../../../components/filter-fold.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { MineSwitch } from '../../../../components/mine-switch.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { changeAddress } from '../../../../lib/address/read-address.ts';
import { useAddressParams } from '../../../../lib/address/use-address-params.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useMineNeedsSignIn } from '../../../../lib/session/use-mine-needs-sign-in.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { CreateGroupButton } from '../form/create-group-button.tsx';
import { accessLabels } from '../group-badges.tsx';
import { Invitations } from '../roster/invitations.tsx';
import { GroupBulkActs } from './group-bulk-acts.tsx';
import { GroupCard } from './group-card.tsx';
import { accesses, accessNumbers, groupPageSizes, groupStates, readGroupListAddress } from './group-list-address.ts';
import { useGroupListQuery } from './group-list.generated.ts';

const stateNames = {
  inUse: message({ id: 'group.inUse' }),
  archived: message({ id: 'group.archived' }),
  disbanded: message({ id: 'group.state.disbanded' }),
} as const;

/** Groups as cards. The address says whose, how they are joined, what is searched for, and the page. */
export function GroupListPage() {
  const t = useText();
  const { params, setParams, change } = useAddressParams();
  const { access, keyword, onlyMine, state, page, size } = readGroupListAddress(params);
  const isOfOwn = onlyMine || state !== 'inUse';
  const isFiltered = access !== null || keyword !== '' || isOfOwn;
  const isRefused = useMineNeedsSignIn(isOfOwn, () =>
    setParams(changeAddress(params, { onlyMine: null, state: null }), { replace: true }),
  );
  const kind = state === 'archived' ? 'ARCHIVED' : state === 'disbanded' ? 'DISBANDED' : onlyMine ? 'JOINED' : 'ALL';
  const { data, previousData, error, loading, refetch } = useGroupListQuery({
    variables: { filter: { access, keyword: keyword || null, kind }, page: { page, size } },
    skip: isRefused,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.groups;
  const { isSuperAdmin } = useViewer();
  // Disbanded ones are restored one by one.
  const isChoosable = (isSuperAdmin || isOfOwn) && state !== 'disbanded';
  const selection = useSelection(shown?.items ?? []);
  useLastPage({
    page,
    size,
    total: loading ? undefined : data?.groups.total,
    onPage: (number) => setParams(changeAddress(params, { currentPage: String(number) }), { replace: true }),
  });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.groups' })} />
      <PageHeader title={t({ id: 'nav.groups' })} acts={<CreateGroupButton />} />
      <Invitations only={null} />
      <Flex gap="2" mb="4" wrap="wrap">
        <MineSwitch
          label={t({ id: 'group.whose' })}
          onlyMine={onlyMine}
          onChange={(isMine) => change({ onlyMine: isMine ? 'true' : null, state: null })}
        />
        <FilterFold count={(access === null ? 0 : 1) + (state === 'inUse' ? 0 : 1)}>
          <Choice
            label={t({ id: 'group.access' })}
            value={access ?? ''}
            options={[
              ['', t({ id: 'group.anyAccess' })],
              ...accesses.map((each) => [each, t(accessLabels[each])] as const),
            ]}
            onChange={(value) => {
              const chosen = accesses.find((each) => each === value);
              change({ auth: chosen === undefined ? null : String(accessNumbers[chosen]) });
            }}
          />
          {isOfOwn ? (
            <Choice
              label={t({ id: 'group.state' })}
              value={state}
              options={groupStates.map((each) => [each, t(stateNames[each])] as const)}
              onChange={(value) => change({ state: value === 'inUse' ? null : value })}
            />
          ) : null}
        </FilterFold>
        <SearchField
          label={t({ id: 'group.search' })}
          value={keyword}
          maxLength={255}
          flexBasis={{ base: '100%', md: '14rem' }}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Box opacity={loading && shown ? 0.7 : 1} transition="opacity {durations.fast} 200ms">
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={4} height="148px" />
        {isChoosable && shown ? (
          <SelectBar hidden={shown.items.length === 0} mb="3" selection={selection}>
            <GroupBulkActs ids={selection.rows.map(({ id }) => id)} onDone={selection.clear} />
          </SelectBar>
        ) : null}
        {shown && shown.items.length > 0 ? (
          <SimpleGrid
            as="ul"
            listStyleType="none"
            gap="3"
            templateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))"
            aria-label={t({ id: 'nav.groups' })}
          >
            {shown.items.map((group) => (
              <GroupCard key={group.id} group={group} selection={isChoosable ? selection : null} />
            ))}
          </SimpleGrid>
        ) : null}
        {shown?.items.length === 0 ? (
          <EmptyState
            icon={isFiltered ? 'search' : 'inbox'}
            title={isFiltered ? t({ id: 'group.noneFound' }) : t({ id: 'group.none' })}
            hint={isFiltered ? t({ id: 'group.noneFoundHint' }) : t({ id: 'group.noneHint' })}
          >
            {isFiltered ? (
              <Button
                size="xs"
                variant="outline"
                mt="2"
                onClick={() => {
                  setParams(new URLSearchParams());
                  // The button goes with what it was about.
                  focusHeading();
                }}
              >
                {t({ id: 'group.showAll' })}
              </Button>
            ) : null}
          </EmptyState>
        ) : null}
      </Box>
      <Pager
        page={page}
        size={size}
        sizes={groupPageSizes}
        total={shown?.total ?? null}
        onPage={(number) => change({ currentPage: String(number) })}
        onSize={(limit) => change({ limit: String(limit) })}
      />
    </PageBody>
  );
}
