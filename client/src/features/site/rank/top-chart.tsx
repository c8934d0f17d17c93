import { Box, Flex, Heading } from '@chakra-ui/react';
import { ResponsiveBar } from '@nivo/bar';
import { joinList } from '../../../lib/intl/join-list.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withColon } from '../../../lib/intl/with-colon.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { chartHeight } from './chart-height.ts';
import { ranks, type RankKind } from './rank-kind.ts';
import { useRankTopQuery } from './rank.generated.ts';

const colors = ['var(--v-colors-accent-solid)', 'var(--v-colors-fg-subtle)'] as const;
const ticks = { tickSize: 0, tickPadding: 6 } as const;
const theme = {
  text: { fill: 'var(--v-colors-fg-muted)', fontSize: 11, fontFamily: 'inherit' },
  grid: { line: { stroke: 'var(--v-colors-border-muted)' } },
  tooltip: {
    container: {
      background: 'var(--v-colors-bg-panel)',
      color: 'var(--v-colors-fg)',
      border: '1px solid var(--v-colors-border)',
      fontSize: 12,
    },
  },
} as const;

/** Longest name under a bar, in characters. On a phone both its ends stay: names of a class often begin alike. */
const maxName = 12;
const endOfName = 4;

/** Steeper on a phone, where bars are nearer to each other than their names are long. */
const labels = { wide: { rotation: -30, room: 48 }, phone: { rotation: -45, room: 60 } } as const;

/** The figures of the best ten as bars; the table below it says the same in words. */
export function TopChart({ kind }: { readonly kind: RankKind }) {
  const t = useText();
  const locale = useLocale();
  const isPhone = useIsPhone();
  const { rotation, room } = isPhone ? labels.phone : labels.wide;
  const { figures } = ranks[kind];
  const { data } = useRankTopQuery({ variables: { kind } });
  const rows = data?.rank.items ?? [];
  const [main] = figures;
  const spoken = joinList(
    rows.map(({ place, user }) =>
      t({ id: 'people.chartRow' }, { place, name: user.username, figure: user.statistics[main.key] }),
    ),
    locale,
  );
  return (
    <Box as="section">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" px="2">
        <Heading as="h2" size="sm">
          {t({ id: 'people.topTen' })}
        </Heading>
        <Flex as="ul" listStyleType="none" gap="3" fontSize="xs" color="fg.muted">
          {figures.map(({ key, label }, index) => (
            <Flex as="li" key={key} align="center" gap="1.5">
              <Box as="span" boxSize="2.5" borderRadius="l1" style={{ backgroundColor: colors[index] }} />
              {t(label)}
            </Flex>
          ))}
        </Flex>
      </Flex>
      <Box height={`calc(${chartHeight} - 3rem)`}>
        <ResponsiveBar
          role="img"
          ariaLabel={withColon(t({ id: 'people.topTen' }), locale) + spoken}
          data={rows.map(({ user }) => ({ name: user.username, ...user.statistics }))}
          indexBy="name"
          keys={figures.map(({ key }) => key)}
          groupMode="grouped"
          colors={({ id }) => colors[figures.findIndex(({ key }) => key === id)] ?? colors[0]}
          margin={{ top: 14, right: 8, bottom: room, left: 44 }}
          padding={0.3}
          innerPadding={2}
          enableLabel={false}
          animate={false}
          theme={theme}
          axisLeft={{ ...ticks, tickValues: 4 }}
          axisBottom={{ ...ticks, tickRotation: rotation, format: isPhone ? shorterName : shortName }}
          gridYValues={4}
          tooltip={({ id, value, indexValue }) => (
            <Tip>{`${withColon(String(indexValue), locale)}${value} ${labelOf(kind, String(id), t)}`}</Tip>
          )}
        />
      </Box>
    </Box>
  );
}

function Tip({ children }: { readonly children: string }) {
  return (
    <Box bg="bg.panel" color="fg" borderWidth="1px" borderRadius="l2" px="2" py="1" fontSize="xs" whiteSpace="nowrap">
      {children}
    </Box>
  );
}

function labelOf(kind: RankKind, key: string, t: ReturnType<typeof useText>): string {
  const figure = ranks[kind].figures.find((one) => one.key === key);
  return figure === undefined ? '' : t(figure.label);
}

function shortName(name: string): string {
  return name.length > maxName ? `${name.slice(0, maxName - 1)}…` : name;
}

function shorterName(name: string): string {
  return name.length > 2 * endOfName + 1 ? `${name.slice(0, endOfName)}…${name.slice(-endOfName)}` : name;
}
