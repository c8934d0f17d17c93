import { Box, Button, Flex } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import { CategoryChoice } from '../../../../components/discussion/category-choice.tsx';
import { useDiscussionCategoriesQuery } from '../../../../components/discussion/discussion-categories.generated.ts';
import { useDiscussionPlace } from '../../../../components/discussion/discussion-place.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterFold } from '../../../../components/filter-fold.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { MineSwitch } from '../../../../components/mine-switch.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { discussionListAddress } from '../../../../lib/address/discussion-address.ts';
import { changeAddress } from '../../../../lib/address/read-address.ts';
import { useAddressParams } from '../../../../lib/address/use-address-params.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { rowListProps } from '../../../../lib/keyboard/row-list.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useAskToSignIn } from '../../../../lib/session/use-ask-to-sign-in.ts';
import { useMineNeedsSignIn } from '../../../../lib/session/use-mine-needs-sign-in.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useUsualRows } from '../../../../lib/store/usual-rows.ts';
import { DiscussionDialog } from '../write/discussion-dialog.tsx';
import { CategoriesDialog } from './categories-dialog.tsx';
import { discussionPageSize, readDiscussionListAddress } from './discussion-list-address.ts';
import { useDiscussionListQuery } from './discussion-list.generated.ts';
import { DiscussionRow } from './discussion-row.tsx';
import { UnansweredSwitch } from './unanswered-switch.tsx';

interface DiscussionListPageProps {
  /** Display id of the problem that they are about; null: all of the site. */
  readonly problemId: string | null;
}

/** Discussions. The address says whose, which category, what is searched for, and the page. */
export function DiscussionListPage({ problemId }: DiscussionListPageProps) {
  const t = useText();
  const language = useLocale();
  const { groupId } = useDiscussionPlace();
  const isPhone = useIsPhone();
  const { params, setParams, change } = useAddressParams();
  const { categoryId, keyword, onlyUnanswered, onlyMine, page } = readDiscussionListAddress(params);
  const isFiltered = categoryId !== null || keyword !== '' || onlyUnanswered || onlyMine;
  const isRefused = useMineNeedsSignIn(onlyMine, () =>
    setParams(changeAddress(params, { onlyMine: null }), { replace: true }),
  );
  const { data, previousData, error, loading, refetch } = useDiscussionListQuery({
    variables: {
      filter: {
        groupId,
        categoryId,
        keyword: keyword || null,
        isUnanswered: onlyUnanswered,
        isMine: onlyMine,
        problemDisplayId: problemId,
      },
      page: { page, size: discussionPageSize },
      language,
    },
    skip: isRefused,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.discussions;
  const rowCount = useUsualRows(
    groupId === null ? 'discussions' : 'group-discussions',
    shown?.items.length,
    discussionPageSize,
  );
  useLastPage({
    page,
    size: discussionPageSize,
    total: loading ? undefined : data?.discussions.total,
    onPage: (number) => setParams(changeAddress(params, { currentPage: String(number) }), { replace: true }),
  });
  // In a group, its pages are the frame.
  const Frame = groupId === null ? PageBody : Fragment;
  const title = problemId === null ? t({ id: 'nav.discussion' }) : t({ id: 'discussion.about' }, { id: problemId });
  return (
    <Frame>
      <PageTitle text={title} />
      <Flex justify="space-between" align="center" gap="2" minH="control" mb="3" wrap="wrap">
        <Box>
          <PageHeading level={groupId === null ? 'h1' : 'h2'}>{title}</PageHeading>
          {problemId === null ? null : (
            <Flex gap="3" fontSize="sm">
              <TextLink to={`/problem/${encodeURIComponent(problemId)}`}>
                {t({ id: 'discussion.toProblem' }, { id: problemId })}
              </TextLink>
              <TextLink to={discussionListAddress(groupId)}>{t({ id: 'discussion.toList' })}</TextLink>
            </Flex>
          )}
        </Box>
        <ListActs problemId={problemId} categoryId={categoryId} />
      </Flex>
      <Flex gap="2" mb="3" wrap="wrap">
        <MineSwitch
          label={t({ id: 'discussion.whose' })}
          onlyMine={onlyMine}
          onChange={(isMine) => change({ onlyMine: isMine ? 'true' : null })}
        />
        <FilterFold count={(categoryId === null ? 0 : 1) + (onlyUnanswered ? 1 : 0)}>
          <CategoryChoice categoryId={categoryId} onChange={(cid) => change({ cid })} />
          <UnansweredSwitch
            categoryId={categoryId}
            isOn={onlyUnanswered}
            onChange={(isOn) => change({ unanswered: isOn ? 'true' : null })}
          />
        </FilterFold>
        <SearchField
          label={t({ id: 'discussion.search' })}
          short={t({ id: 'discussion.searchShort' })}
          value={keyword}
          maxLength={255}
          flexBasis={{ base: '10rem', md: '14rem' }}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel isStale={Boolean(loading && shown)}>
        <LoadingRows
          data={shown}
          error={error}
          onRetry={() => void refetch()}
          count={rowCount}
          height={isPhone ? '116px' : '90px'}
        />
        {shown?.items.length === 0 ? (
          <EmptyState
            icon={isFiltered ? 'search' : 'inbox'}
            title={t(isFiltered ? message({ id: 'discussion.noneFound' }) : message({ id: 'discussion.none' }))}
            hint={t(isFiltered ? message({ id: 'discussion.noneFoundHint' }) : message({ id: 'discussion.noneHint' }))}
          >
            {isFiltered ? (
              <Button size="xs" variant="outline" mt="2" onClick={() => setParams(new URLSearchParams())}>
                {t({ id: 'discussion.showAll' })}
              </Button>
            ) : null}
          </EmptyState>
        ) : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none" {...rowListProps} aria-label={t({ id: 'discussion.all' })}>
            {shown.items.map((discussion) => (
              <DiscussionRow key={discussion.id} discussion={discussion} />
            ))}
          </Box>
        ) : null}
      </Panel>
      <Pager
        page={page}
        size={discussionPageSize}
        total={shown?.total ?? null}
        onPage={(number) => change({ currentPage: String(number) })}
      />
    </Frame>
  );
}

interface ListActsProps {
  readonly problemId: string | null;
  readonly categoryId: string | null;
}

/** Starting a discussion; for their keepers, the categories. */
function ListActs({ problemId, categoryId }: ListActsProps) {
  const t = useText();
  const { hasToken } = useViewer();
  const askToSignIn = useAskToSignIn();
  const [open, setOpen] = useState<'start' | 'categories' | null>(null);
  const { groupId, canKeepCategories } = useDiscussionPlace();
  const { data } = useDiscussionCategoriesQuery({ variables: { language: useLocale(), groupId } });
  const { params, setParams } = useAddressParams();
  // The command palette asks for the form by the address.
  const isWanted = hasToken && params.get('new') === 'true';
  const mayKeep = groupId === null ? data?.viewer.canKeepDiscussionCategories : canKeepCategories;
  const close = () => {
    setOpen(null);
    if (isWanted) setParams(changeAddress(params, { new: null }), { replace: true });
  };
  return (
    <Flex gap="2" wrap="wrap">
      {mayKeep ? (
        <Button size="sm" variant="outline" onClick={() => setOpen('categories')}>
          {t({ id: 'discussion.categories.edit' })}
        </Button>
      ) : null}
      <Button size="sm" colorPalette="accent" onClick={() => (hasToken ? setOpen('start') : askToSignIn())}>
        {t({ id: 'discussion.start' })}
      </Button>
      {open === 'start' || isWanted ? (
        <DiscussionDialog discussion={null} problemId={problemId} categoryId={categoryId} onClose={close} />
      ) : null}
      {open === 'categories' ? <CategoriesDialog onClose={close} /> : null}
    </Flex>
  );
}
