import { Badge, Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useText, type Text } from '../../lib/intl/use-text.ts';
import { LoadingRows } from '../loading-rows.tsx';
import { Pager } from '../pager.tsx';
import { rowStates } from './bulk-counts.tsx';
import { useBulkActRowsQuery } from './bulk.generated.ts';

const pageSize = 50;

/** Says a value of a field, such as `Easy`; null: the act says it for all rows. */
export type ChangeText = (field: string, value: string | null) => string | null;
/** Names a field, where an act has several; null: none is needed. */
export type FieldName = (field: string) => string | null;

interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What of a row changes, such as `Difficulty: Easy → Hard`. */
export function changeTexts(
  t: Text,
  changes: readonly Change[],
  { changeText, fieldName }: { readonly changeText: ChangeText; readonly fieldName: FieldName },
): string[] {
  return changes.flatMap(({ field, before: from, after: to }) => {
    const [before, after, name] = [changeText(field, from), changeText(field, to), fieldName(field)];
    if (before === null || after === null) return [];
    return [name === null ? `${before} → ${after}` : t({ id: 'bulk.fieldChange' }, { field: name, before, after })];
  });
}

interface BulkRowsProps {
  readonly actId: string;
  readonly changeText: ChangeText;
  readonly fieldName: FieldName;
}

/** The rows of an act, each with what becomes of it and why not. */
export function BulkRows({ actId, changeText, fieldName }: BulkRowsProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useBulkActRowsQuery({
    variables: { id: actId, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.bulkAct?.rows;
  return (
    <Box>
      <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={3} height="33px" />
      {shown && shown.items.length > 0 ? (
        <Box
          as="ul"
          listStyleType="none"
          maxH="20rem"
          overflowY="auto"
          tabIndex={0}
          aria-label={t({ id: 'bulk.rows' })}
          borderWidth="1px"
          borderRadius="l2"
        >
          {shown.items.map(({ targetId, name, state, refusal, changes }) => {
            const look = rowStates.find((known) => known.state === state) ?? rowStates[0];
            const texts = changeTexts(t, changes, { changeText, fieldName });
            return (
              <Flex as="li" key={targetId} px="3" py="1.5" columnGap="3" wrap="wrap" layerStyle="row" fontSize="sm">
                <Box flex="1 1 10rem" minW="0" overflowWrap="anywhere">
                  {name ?? t({ id: 'bulk.unseen' }, { id: targetId })}
                </Box>
                {texts.map((text) => (
                  <Box key={text} color="fg.muted" overflowWrap="anywhere">
                    {text}
                  </Box>
                ))}
                <Badge size="sm" colorPalette={look.tone} alignSelf="start">
                  {t(look.label)}
                </Badge>
                {refusal === null ? null : (
                  <Box flexBasis="full" color="fg.muted" fontSize="xs" overflowWrap="anywhere">
                    {refusal}
                  </Box>
                )}
              </Flex>
            );
          })}
        </Box>
      ) : null}
      {shown && shown.total > pageSize ? (
        <Pager page={page} size={pageSize} total={shown.total} onPage={setPage} />
      ) : null}
    </Box>
  );
}
