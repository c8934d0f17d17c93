import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { RosterRow_RowFragment } from './roster.generated.ts';

type State = RosterRow_RowFragment['state'];

/** Names of states and palettes of the site. */
const looks: Readonly<Record<State, { readonly palette: string; readonly name: ReturnType<typeof message> }>> = {
  FAULTY: { palette: 'red', name: message({ id: 'group.roster.state.faulty' }) },
  NEW: { palette: 'green', name: message({ id: 'group.roster.state.new' }) },
  INVITE: { palette: 'accent', name: message({ id: 'group.roster.state.invite' }) },
  INVITED: { palette: 'gray', name: message({ id: 'group.roster.state.invited' }) },
  DECLINED: { palette: 'amber', name: message({ id: 'group.roster.state.declined' }) },
  MEMBER: { palette: 'gray', name: message({ id: 'group.roster.state.member' }) },
};
const columns = {
  NAME: message({ id: 'group.roster.name' }),
  NUMBER: message({ id: 'group.roster.number' }),
  EMAIL: message({ id: 'group.roster.email' }),
  USERNAME: message({ id: 'group.roster.username' }),
  CLASS: message({ id: 'group.roster.class' }),
} as const;

/** What those who do not see colours read, too. */
export function stateName(state: State) {
  return looks[state].name;
}

/** People of a table with what becomes of them, narrowed to one state as wished. */
export function RosterRows({ rows }: { readonly rows: readonly RosterRow_RowFragment[] }) {
  const t = useText();
  const [chosen, setChosen] = useState('');
  const states = (Object.keys(looks) as State[]).filter((state) => rows.some((row) => row.state === state));
  const shown = rows.filter(
    ({ state }) => chosen === '' || state === chosen || !states.some((each) => each === chosen),
  );
  const count = (state: State) => rows.filter((row) => row.state === state).length;
  return (
    <Box as="section">
      <Flex justify="flex-end" mb="2">
        <Choice
          size="xs"
          label={t({ id: 'group.roster.filter' })}
          value={states.some((each) => each === chosen) ? chosen : ''}
          options={[
            ['', t({ id: 'group.roster.all' }, { count: rows.length })],
            ...states.map((state) => [state, `${t(looks[state].name)} (${count(state)})`] as const),
          ]}
          onChange={setChosen}
        />
      </Flex>
      <Panel>
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'group.roster.rows' })}>
          {shown.map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

function Row({ row: { line, name, number, email, username, className, isNewClass, state, fault } }: RowProps) {
  const t = useText();
  const details = [email, username].filter((text) => text !== null);
  return (
    <Flex as="li" px="4" py="2" columnGap="4" rowGap="1" align="center" wrap="wrap" layerStyle="row" fontSize="sm">
      <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <chakra.span color="fg.muted" fontSize="xs">
          {t({ id: 'group.roster.line' }, { line })}
        </chakra.span>{' '}
        <chakra.span fontWeight="medium">{name}</chakra.span>{' '}
        <chakra.span fontVariantNumeric="tabular-nums">{number}</chakra.span>
        {details.length === 0 ? null : (
          <Box color="fg.muted" fontSize="xs">
            {details.join(' · ')}
          </Box>
        )}
        {fault === null ? null : (
          <Box color="red.fg" fontSize="xs">
            {t(columns[fault.column])}: {fault.message}
          </Box>
        )}
      </Box>
      <Flex gap="2" wrap="wrap">
        {className === null ? null : (
          <Badge size="sm" whiteSpace="normal" overflowWrap="anywhere">
            {isNewClass ? t({ id: 'group.roster.newClass' }, { name: className }) : className}
          </Badge>
        )}
        <Badge size="sm" colorPalette={looks[state].palette}>
          {t(looks[state].name)}
        </Badge>
      </Flex>
    </Flex>
  );
}

interface RowProps {
  readonly row: RosterRow_RowFragment;
}
