import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { withBrackets } from '../../lib/intl/with-brackets.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { Choice } from '../choice.tsx';
import { Panel } from '../panel.tsx';

/** Rows that are drawn at once; a filter leads to the others. */
const maxDrawn = 500;

/** The choice of all rows that are left out; no state is called so. */
const leftOutFilter = 'left out';

/** What a state of rows is called, and its palette. */
export interface RowLook {
  readonly palette: string;
  readonly name: string;
}

interface ImportRowsProps<State extends string, Row extends { readonly line: number; readonly state: State }> {
  readonly rows: readonly Row[];
  /** In the order of the filter. */
  readonly looks: Readonly<Record<State, RowLook>>;
  readonly labels: {
    readonly filter: string;
    readonly all: string;
    readonly rows: string;
    /** Of the rows that are left out, where there are any; the list begins with them. */
    readonly leftOut?: (count: number) => string;
    /** Below a list that is cut off. */
    readonly more?: (count: number) => string;
  };
  /** States of rows that are left out. */
  readonly leftOut?: readonly NoInfer<State>[];
  /** Beside the filter. */
  readonly tools?: ReactNode;
  /** What a row says beside its state. */
  readonly children: (row: Row) => ReactNode;
}

/** Rows of a table with what becomes of them, narrowed to one state as wished. */
export function ImportRows<State extends string, Row extends { readonly line: number; readonly state: State }>({
  rows,
  looks,
  labels,
  leftOut = [],
  tools,
  children,
}: ImportRowsProps<State, Row>) {
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  // Keys of an object literal of this type.
  const states = (Object.keys(looks) as State[]).filter((state) => rows.some((row) => row.state === state));
  const left = rows.filter(({ state }) => leftOut.includes(state));
  const first = left.length > 0 ? leftOutFilter : '';
  const filter = chosen === '' ? '' : (states.find((state) => state === chosen) ?? first);
  const shown = filter === leftOutFilter ? left : rows.filter(({ state }) => filter === '' || state === filter);
  const count = (state: State) => rows.filter((row) => row.state === state).length;
  return (
    <Box as="section">
      <Flex justify="flex-end" align="center" gap="2" wrap="wrap" mb="2">
        {tools}
        <Choice
          size="xs"
          label={labels.filter}
          value={filter}
          options={[
            ['', labels.all],
            ...(left.length === 0 || labels.leftOut === undefined
              ? []
              : [[leftOutFilter, labels.leftOut(left.length)] as const]),
            ...states.map((state) => [state, withBrackets(looks[state].name, count(state), locale)] as const),
          ]}
          onChange={setChosen}
        />
      </Flex>
      <Panel>
        <Box as="ul" listStyleType="none" aria-label={labels.rows}>
          {shown.slice(0, maxDrawn).map((row) => (
            <Flex
              as="li"
              key={row.line}
              px="4"
              py="2"
              columnGap="4"
              rowGap="1"
              align="center"
              wrap="wrap"
              layerStyle="row"
              fontSize="sm"
            >
              {children(row)}
              <Badge size="sm" colorPalette={looks[row.state].palette}>
                {looks[row.state].name}
              </Badge>
            </Flex>
          ))}
        </Box>
      </Panel>
      {shown.length <= maxDrawn || labels.more === undefined ? null : (
        <Text mt="2" color="fg.muted" fontSize="sm">
          {labels.more(shown.length - maxDrawn)}
        </Text>
      )}
    </Box>
  );
}
