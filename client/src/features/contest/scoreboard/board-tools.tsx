import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FilterFold } from '../../../components/filter-fold.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { ClassFilter } from '../../../components/group-class/class-filter.tsx';
import type { useClassFilter } from '../../../components/group-class/use-group-classes.ts';
import { SearchField } from '../../../components/search-field.tsx';
import { fileAddress } from '../../../lib/download/file-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import type { BoardFacts } from './board-model.ts';
import { useUnsealContestMutation } from './scoreboard.generated.ts';

/** What of a board is shown; lives in the address. */
export interface BoardFilter {
  readonly keyword: string;
  readonly hasStars: boolean;
  readonly includesAfterEnd: boolean;
  /** Also those who took part later. */
  readonly hasVirtual: boolean;
  /** Does the menu of the contest stand above it? */
  readonly hasMenu: boolean;
}

/** Time from the last key of a search to its rows, in ms: all of them are here. */
const typingMs = 150;

interface BoardToolsProps {
  readonly facts: BoardFacts | null;
  readonly filter: BoardFilter;
  readonly onFilter: (values: Readonly<Record<string, string | null>>) => void;
  /** Narrows it to a class of the contest's group; absent: it cannot be. */
  readonly classFilter?: ReturnType<typeof useClassFilter>;
  readonly isOutside: boolean;
  /** Can those who took part later be shown? */
  readonly canReplay: boolean;
  /** Is it a board as it stood, or with those who took part later, which nobody takes along? */
  readonly isGhost?: boolean;
  readonly onUnsealed: () => void;
}

/** Search, switches, and what contest admins do with a board. */
export function BoardTools({
  facts,
  filter,
  onFilter,
  classFilter,
  isOutside,
  canReplay,
  isGhost = false,
  onUnsealed,
}: BoardToolsProps) {
  const t = useText();
  const isAdmin = facts?.viewerIsAdmin ?? false;
  const { hasStars, hasVirtual, includesAfterEnd, hasMenu } = filter;
  const setCount = [!hasStars, hasVirtual, includesAfterEnd, !hasMenu, classFilter?.classId].filter(Boolean).length;
  return (
    <Flex align="center" gap="3" wrap="wrap" mb="3">
      <SearchField
        label={t({ id: 'board.search' })}
        value={filter.keyword}
        maxLength={100}
        typingMs={typingMs}
        flexBasis={{ base: '10rem', md: '14rem' }}
        maxW="24rem"
        onSearch={(text) => onFilter({ keyword: text || null })}
        {...searchFieldProps}
      />
      <FilterFold count={setCount}>
        {classFilter === undefined ? null : <ClassFilter filter={classFilter} />}
        <Toggle
          label={t({ id: 'board.withStars' })}
          checked={filter.hasStars}
          onChange={(checked) => onFilter({ stars: checked ? null : 'false' })}
        />
        {canReplay ? (
          <Toggle
            label={t({ id: 'board.withVirtual' })}
            checked={filter.hasVirtual}
            onChange={(checked) => onFilter({ virtual: checked ? 'true' : null })}
          />
        ) : null}
        {isAdmin && !isGhost && (canReplay || isOutside || includesAfterEnd) ? (
          <Toggle
            label={t({ id: 'board.withAfterEnd' })}
            checked={filter.includesAfterEnd}
            onChange={(checked) => onFilter({ containsEnd: checked ? 'true' : null })}
          />
        ) : null}
        {isOutside ? null : (
          <Toggle
            label={t({ id: 'board.withMenu' })}
            checked={filter.hasMenu}
            onChange={(checked) => onFilter({ menu: checked ? null : 'false' })}
          />
        )}
        {isGhost && canReplay ? (
          <Text fontSize="xs" color="fg.muted">
            {t({ id: 'board.takenWithoutVirtual' })}
          </Text>
        ) : null}
        {facts === null || isOutside || isGhost ? null : (
          <Takeaway facts={facts} filter={filter} classId={classFilter?.classId ?? null} onUnsealed={onUnsealed} />
        )}
      </FilterFold>
    </Flex>
  );
}

const formats = ['xlsx', 'csv'] as const;
const plainFiles = formats.map((format) => ({ format, view: 'jury', label: message({ id: 'board.download' }) }));
/** While it is frozen there are two boards. */
const frozenFiles = [
  ...formats.map((format) => ({ format, view: 'public', label: message({ id: 'board.downloadFrozen' }) })),
  ...formats.map((format) => ({ format, view: 'jury', label: message({ id: 'board.downloadJury' }) })),
];

/** Ways to take the board along, and the end of its seal. */
function Takeaway({
  facts,
  filter,
  classId,
  onUnsealed,
}: {
  readonly facts: BoardFacts;
  readonly filter: BoardFilter;
  readonly classId: string | null;
  readonly onUnsealed: () => void;
}) {
  const t = useText();
  const { contestId, viewerIsAdmin, viewerCanUnseal, isFrozenForOthers } = facts;
  const files = isFrozenForOthers ? frozenFiles : plainFiles;
  const chosen = {
    cid: String(contestId),
    removeStar: String(!filter.hasStars),
    containEnd: String(filter.includesAfterEnd),
    penalty: 'minutes',
    ...(classId === null ? {} : { classId }),
  };
  const onPaper = new URLSearchParams({
    ...(filter.hasStars ? {} : { stars: 'false' }),
    ...(filter.includesAfterEnd ? { containsEnd: 'true' } : {}),
    ...(classId === null ? {} : { class: classId }),
  }).toString();
  return (
    <Flex gap="2" ms={{ base: '0', md: 'auto' }} wrap="wrap">
      {viewerCanUnseal ? <UnsealButton contestId={contestId} onDone={onUnsealed} /> : null}
      {viewerIsAdmin
        ? files.map(({ format, view, label }) => (
            <Button key={`${view} ${format}`} asChild size="xs" variant="outline">
              <a href={fileAddress('download-contest-rank', { ...chosen, format, view })} download>
                {t(label, { format: format.toUpperCase() })}
              </a>
            </Button>
          ))
        : null}
      <Button asChild size="xs" variant="outline">
        <Link to={{ pathname: `/contest/${contestId}/rank/print`, search: onPaper }}>{t({ id: 'board.print' })}</Link>
      </Button>
    </Flex>
  );
}

function UnsealButton({ contestId, onDone }: { readonly contestId: number; readonly onDone: () => void }) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [unseal, { loading }] = useUnsealContestMutation();
  const go = async () => {
    const isDone = await act(
      async () => (await unseal({ variables: { contestId } })).data?.unsealContest,
      t({ id: 'board.unsealed' }),
    );
    if (isDone) onDone();
  };
  return (
    <>
      <Button size="xs" variant="outline" colorPalette="red" disabled={loading} onClick={() => setAsking(true)}>
        {t({ id: 'board.unseal' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'board.unsealTitle' })}
        text={t({ id: 'board.unsealText' })}
        action={t({ id: 'board.unseal' })}
        onConfirm={() => void go()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
