import { Badge, Box, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { usePollWhileDeaf } from '../../../../lib/live/use-poll-while-deaf.ts';
import { ImportProgress } from './import-progress.tsx';
import { importStates, isUnderWay } from './import-states.ts';
import { ImportSummary } from './import-summary.tsx';
import { useUserImportsQuery, type UserImport_ImportFragment } from './import-users.generated.ts';
import { UndoImport } from './undo-import.tsx';

const pageSize = 10;
/** How often the list is read while nothing can be pushed, in ms. */
const lookMs = 5_000;

const words = {
  TABLE: { heading: message({ id: 'users.imports' }), none: message({ id: 'users.importsNone' }) },
  GENERATED: { heading: message({ id: 'users.generations' }), none: message({ id: 'users.generationsNone' }) },
} as const;

/** Imports of the last days: who began them, how far they are, what they made, and their undoing. */
export function ImportList({ kind }: { readonly kind: UserImport_ImportFragment['kind'] }) {
  const t = useText();
  const { page, size, pager } = usePagedAddress(pageSize);
  const { data, previousData, error, refetch } = useUserImportsQuery({
    variables: { kind, page: { page, size } },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(lookMs),
  });
  const shown = (data ?? previousData)?.userImports;
  const heading = t(words[kind].heading);
  return (
    <Box as="section" mt="8">
      <Heading as="h2" size="md" mb="2">
        {heading}
      </Heading>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={2} height="65px" />
        {shown?.items.length === 0 ? <EmptyState title={t(words[kind].none)} /> : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={heading}>
            {shown.items.map((each) => (
              <ImportRow key={each.id} of={each} />
            ))}
          </Box>
        ) : null}
      </Panel>
      {shown === undefined || shown.total <= size ? null : <Pager {...pager} total={shown.total} />}
    </Box>
  );
}

function ImportRow({ of }: { readonly of: UserImport_ImportFragment }) {
  const t = useText();
  /** What undoing it did, with the names that stay. */
  const [undone, setUndone] = useState<string | null>(null);
  const { id, state, requestedAt, requestedBy } = of;
  const { label, palette } = importStates[state];
  const at = formatDateTime(new Date(requestedAt));
  return (
    <Box as="li" px={{ base: '3', md: '4' }} py="2.5" layerStyle="row" fontSize="sm">
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
        <Badge size="sm" colorPalette={palette}>
          {t(label)}
        </Badge>
        <RelativeTime at={requestedAt} />
        {requestedBy === null ? null : <UserLink username={requestedBy.username} />}
        <Flex ms="auto" gap="2" align="center">
          <TextLink to={`?id=${id}`} aria-label={t({ id: 'users.reportOf' }, { at })}>
            {t({ id: 'users.report' })}
          </TextLink>
          {of.canUndo ? <UndoImport importId={id} kind={of.kind} at={at} onUndone={setUndone} /> : null}
        </Flex>
      </Flex>
      <Box mt="1" color="fg.muted" overflowWrap="anywhere">
        {isUnderWay(state) ? <ImportProgress of={of} /> : (undone ?? <ImportSummary of={of} />)}
      </Box>
    </Box>
  );
}
