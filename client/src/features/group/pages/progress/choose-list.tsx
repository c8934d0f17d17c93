import { Flex, Text } from '@chakra-ui/react';
import { Choice } from '../../../../components/choice.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useGroup } from '../frame/group-context.ts';
import { useListsToFollowQuery } from './group-progress.generated.ts';

/** Lists on a page. */
const pageSize = 15;

/** Lists whose progress can be shown: trainings of the group, trainings of the site and public lists of members. */
export function ChooseList() {
  const t = useText();
  const { id: groupId } = useGroup();
  const { params, page, size, change, pager } = usePagedAddress(pageSize);
  const from = params.get('from') ?? 'group';
  const keyword = params.get('keyword')?.trim() ?? '';
  const { data, previousData, error, refetch } = useListsToFollowQuery({
    variables: {
      filter: {
        groupId: from === 'group' ? groupId : null,
        kind: from === 'personal' ? 'PERSONAL' : 'TRAINING',
        keyword: keyword || null,
      },
      page: { page, size },
      language: useLocale(),
    },
  });
  const shown = (data ?? previousData)?.trainings;
  return (
    <>
      <Text color="fg.muted" mb="3">
        {t({ id: 'group.progress.intro' })}
      </Text>
      <Flex mb="3" gap="2" wrap="wrap">
        <Choice
          label={t({ id: 'group.progress.from' })}
          value={from}
          options={[
            ['group', t({ id: 'group.progress.ofGroup' })],
            ['site', t({ id: 'group.progress.ofSite' })],
            ['personal', t({ id: 'group.progress.publicLists' })],
          ]}
          onChange={(value) => change({ from: value === 'group' ? null : value })}
        />
        <SearchField
          label={t({ id: 'group.progress.searchList' })}
          value={keyword}
          maxLength={255}
          flexBasis={{ base: '100%', md: '0' }}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={6} height="41px" />
        {shown?.items.length === 0 ? (
          <EmptyState
            icon="search"
            title={t({ id: 'group.progress.noList' })}
            hint={t({ id: 'group.progress.noListHint' })}
          />
        ) : null}
        {shown?.items.map(({ id, title, problemCount }) => (
          <Flex key={id} px="3" py="2" gap="3" justify="space-between" layerStyle="row">
            <TextLink to={`/group/${groupId}/progress?training=${id}`} minW="0" overflowWrap="anywhere">
              {title}
            </TextLink>
            <Text color="fg.muted" whiteSpace="nowrap">
              {t({ id: 'group.progress.problemCount' }, { count: problemCount })}
            </Text>
          </Flex>
        ))}
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
    </>
  );
}
