import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ChangeButton } from '../../../../components/archive/change-button.tsx';
import { Choice } from '../../../../components/choice.tsx';
import { RowChoice } from '../../../../components/data-table/row-choice.tsx';
import { SelectBar } from '../../../../components/data-table/select-bar.tsx';
import { useSelection } from '../../../../components/data-table/use-selection.ts';
import { difficulties, type Difficulty } from '../../../../components/difficulty-badge.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { ChosenTags } from '../../../../components/tag-choice/chosen-tags.tsx';
import { TagPanel } from '../../../../components/tag-choice/tag-panel.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import {
  useContestProblemCandidatesQuery,
  useContestProblemTagsQuery,
  type Candidate_ProblemFragment,
} from './contest-problems.generated.ts';
import { UnsolvedFilter } from './unsolved-filter.tsx';

const sizes = [10, 30, 50, 100] as const;

/** What the list is narrowed by. */
interface CandidateFilter {
  readonly keyword: string;
  /** Problems carry all of them. */
  readonly tagIds: readonly number[];
  readonly difficulty: Difficulty | null;
  /** No member of the contest's group has solved it. */
  readonly isUnsolvedByMembers: boolean;
  /** Whose members these are; null: the whole group. */
  readonly classId: string | null;
}

const anyProblem: CandidateFilter = {
  keyword: '',
  tagIds: [],
  difficulty: null,
  isUnsolvedByMembers: false,
  classId: null,
};

/** Problems of the bank that the contest can still take. */
export function CandidateList({
  contestId,
  groupId,
  onChoose,
  onAddAll,
}: {
  readonly contestId: number;
  /** Null: of the site. */
  readonly groupId: number | null;
  readonly onChoose: (problem: Candidate_ProblemFragment) => void;
  /** Adds several without asking for their names. @returns were all added? */
  readonly onAddAll: (problems: readonly Candidate_ProblemFragment[]) => Promise<boolean>;
}) {
  const t = useText();
  const [filter, setFilter] = useState<CandidateFilter>(anyProblem);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(sizes[0]);
  const { data, previousData, loading, error, refetch } = useContestProblemCandidatesQuery({
    variables: { contestId, filter, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const { data: tags } = useContestProblemTagsQuery({ fetchPolicy: 'cache-first' });
  const shown = (data ?? previousData)?.contestProblemCandidates;
  useLastPage({
    page,
    size,
    total: loading ? undefined : data?.contestProblemCandidates.total,
    onPage: setPage,
  });
  const selection = useSelection(shown?.items ?? [], isReady);
  const [isAdding, setAdding] = useState(false);
  const addChosen = async () => {
    setAdding(true);
    try {
      if (await onAddAll(selection.rows)) selection.clear();
    } finally {
      setAdding(false);
    }
  };
  const { keyword, tagIds, difficulty, isUnsolvedByMembers } = filter;
  const isFiltered = keyword !== '' || tagIds.length > 0 || difficulty !== null || isUnsolvedByMembers;
  const narrow = (change: Partial<CandidateFilter>) => {
    setFilter((before) => ({ ...before, ...change }));
    setPage(1);
  };
  const chooseTags = (tagIds: readonly number[]) => narrow({ tagIds });
  return (
    <Box>
      <Flex gap="2" mb="2" wrap="wrap">
        <Flex flex="1" minW="0" maxW="28rem">
          <SearchField
            label={t({ id: 'maker.searchBank' })}
            value={filter.keyword}
            maxLength={255}
            typingMs={300}
            onSearch={(keyword) => narrow({ keyword })}
          />
        </Flex>
        <Choice
          label={t({ id: 'problem.difficulty' })}
          value={difficulty ?? ''}
          options={[
            ['', t({ id: 'problemList.anyDifficulty' })],
            ...difficulties.map(({ value, label }) => [value, t(label)] as const),
          ]}
          onChange={(value) =>
            narrow({ difficulty: difficulties.find((known) => known.value === value)?.value ?? null })
          }
        />
        <Button size="sm" variant="outline" flexShrink="0" disabled={!isFiltered} onClick={() => narrow(anyProblem)}>
          <Icon name="reset" />
          {t({ id: 'problemList.reset' })}
        </Button>
      </Flex>
      {groupId === null ? null : <UnsolvedFilter groupId={groupId} filter={filter} onChange={narrow} />}
      <TagPanel isFolded groups={tags?.tagGroups} selected={filter.tagIds} onChange={chooseTags} />
      <ChosenTags groups={tags?.tagGroups} selected={filter.tagIds} onChange={chooseTags} />
      <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="45px" />
      {shown?.items.length === 0 ? (
        <EmptyState icon="search" title={t({ id: 'maker.noCandidates' })} hint={t({ id: 'maker.noCandidatesHint' })} />
      ) : null}
      {shown === undefined || shown.items.length === 0 ? null : (
        <SelectBar selection={selection} mt="2">
          <ChangeButton
            size="xs"
            colorPalette="accent"
            disabled={selection.rows.length === 0 || isAdding}
            onClick={() => void addChosen()}
          >
            {t({ id: 'maker.addChosen' }, { count: selection.rows.length })}
          </ChangeButton>
        </SelectBar>
      )}
      <Box as="ul" listStyleType="none">
        {shown?.items.map((problem) => (
          <Flex as="li" key={problem.id} py="2" gap="2" align="center" justify="space-between" layerStyle="row">
            <RowChoice row={problem} name={problem.displayId} selection={selection} />
            <Box flex="1" minW="0" wordBreak="break-word" fontSize="sm">
              <Box as="span" color="fg.muted">
                {problem.displayId}
              </Box>{' '}
              {problem.title}{' '}
              {problem.visibility === 'PUBLIC' ? (
                <Badge size="sm" title={t({ id: 'author.visibility' })}>
                  {t({ id: 'author.visibility.public' })}
                </Badge>
              ) : null}{' '}
              {isReady(problem) ? null : (
                <Badge size="sm" colorPalette="amber">
                  {t({ id: 'maker.noTests' })}
                </Badge>
              )}
            </Box>
            <ChangeButton
              size="xs"
              variant="outline"
              flexShrink="0"
              disabled={!isReady(problem)}
              aria-label={t({ id: 'maker.addOf' }, { id: problem.displayId })}
              onClick={() => onChoose(problem)}
            >
              {t({ id: 'maker.add' })}
            </ChangeButton>
          </Flex>
        ))}
      </Box>
      <Pager page={page} size={size} sizes={sizes} total={shown?.total ?? null} onPage={setPage} onSize={setSize} />
    </Box>
  );
}

/** Can it be judged, so that a contest may have it? */
function isReady({ hasTests, isRemote }: Candidate_ProblemFragment): boolean {
  return hasTests || isRemote;
}
