import { Box, chakra, Flex } from '@chakra-ui/react';
import { Place } from '../../../components/rank/medal.tsx';
import { RankPerson } from '../../../components/rank/rank-person.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { ranks, type RankKind, type RankRow } from './rank-kind.ts';

interface RankCardsProps {
  readonly kind: RankKind;
  readonly rows: readonly RankRow[];
  /** Row of the viewer, shown above all others where it is not among them; null when there is none. */
  readonly own: RankRow | null;
}

/** A rank as cards, for phones. */
export function RankCards({ kind, rows, own }: RankCardsProps) {
  return (
    <Box as="ul" listStyleType="none">
      {own === null || rows.some(({ user }) => user.id === own.user.id) ? null : <Card kind={kind} row={own} isOwn />}
      {rows.map((row) => (
        <Card key={row.user.id} kind={kind} row={row} isOwn={row.user.id === own?.user.id} />
      ))}
    </Box>
  );
}

function Card({ kind, row, isOwn }: { readonly kind: RankKind; readonly row: RankRow; readonly isOwn: boolean }) {
  const t = useText();
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      px="3"
      py="2"
      layerStyle="row"
      bg={isOwn ? 'accent.subtle' : undefined}
      aria-label={isOwn ? t({ id: 'people.ownRow' }) : undefined}
    >
      <Box w="9" flexShrink="0" textAlign="center">
        <Place place={row.place} />
        {isOwn ? (
          <Box fontSize="xs" color="fg.muted">
            {t({ id: 'people.you' })}
          </Box>
        ) : null}
      </Box>
      <Box flex="1" minW="0">
        <RankPerson user={row.user} />
      </Box>
      <Box as="dl" flexShrink="0" textAlign="end" fontSize="xs">
        {ranks[kind].figures.map(({ key, label }) => (
          <Flex key={key} justify="flex-end" gap="1.5">
            <chakra.dt color="fg.muted">{t(label)}</chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums" fontWeight="medium">
              {row.user.statistics[key]}
            </chakra.dd>
          </Flex>
        ))}
      </Box>
    </Flex>
  );
}
