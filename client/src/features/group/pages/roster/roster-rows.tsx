import { Badge, Box, chakra } from '@chakra-ui/react';
import { ImportRows, type RowLook } from '../../../../components/import/import-rows.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import type { RosterRow_RowFragment } from './roster.generated.ts';

type State = RosterRow_RowFragment['state'];
/** NEW_NAMED: a new row with a user name, which may be that of an existing account with a typing error. */
type ShownState = State | 'NEW_NAMED';

/** Names of states and palettes of the site. */
const looks: Readonly<Record<ShownState, { readonly palette: string; readonly name: ReturnType<typeof message> }>> = {
  FAULTY: { palette: 'red', name: message({ id: 'group.roster.state.faulty' }) },
  NEW: { palette: 'green', name: message({ id: 'group.roster.state.new' }) },
  NEW_NAMED: { palette: 'amber', name: message({ id: 'group.roster.state.newNamed' }) },
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

/** What became of rows in the import that was just done. */
const doneNames: Readonly<Partial<Record<ShownState, ReturnType<typeof message>>>> = {
  NEW: message({ id: 'group.roster.state.made' }),
  NEW_NAMED: message({ id: 'group.roster.state.made' }),
  INVITE: message({ id: 'group.roster.state.wasInvited' }),
};

/** What those who do not see colours read, too. */
export function stateName(state: State) {
  return looks[state].name;
}

function shownState({ state, username }: RosterRow_RowFragment): ShownState {
  return state === 'NEW' && username !== null ? 'NEW_NAMED' : state;
}

interface RosterRowsProps {
  readonly rows: readonly RosterRow_RowFragment[];
  /** They are imported. */
  readonly isDone?: boolean;
}

/** People of a table with what becomes, or became, of them, narrowed to one state as wished. */
export function RosterRows({ rows, isDone = false }: RosterRowsProps) {
  const t = useText();
  const look = (state: ShownState): RowLook => ({
    palette: looks[state].palette,
    name: t((isDone ? doneNames[state] : undefined) ?? looks[state].name),
  });
  return (
    <ImportRows
      rows={rows.map((row) => ({ ...row, state: shownState(row) }))}
      looks={{
        FAULTY: look('FAULTY'),
        NEW: look('NEW'),
        NEW_NAMED: look('NEW_NAMED'),
        INVITE: look('INVITE'),
        INVITED: look('INVITED'),
        DECLINED: look('DECLINED'),
        MEMBER: look('MEMBER'),
      }}
      labels={{
        filter: t({ id: 'group.roster.filter' }),
        all: t({ id: 'group.roster.all' }, { count: rows.length }),
        rows: t({ id: 'group.roster.rows' }),
      }}
    >
      {(row) => <Row row={row} />}
    </ImportRows>
  );
}

function Row({ row: { line, name, number, email, username, classNames, newClassNames, fault } }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const details = [email, username].filter((text) => text !== null);
  return (
    <>
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
            {withColon(t(columns[fault.column]), locale) + fault.message}
          </Box>
        )}
      </Box>
      {classNames.map((name) => (
        <Badge key={name} size="sm" whiteSpace="normal" overflowWrap="anywhere">
          {newClassNames.includes(name) ? t({ id: 'group.roster.newClass' }, { name }) : name}
        </Badge>
      ))}
    </>
  );
}

interface RowProps {
  readonly row: Omit<RosterRow_RowFragment, 'state'>;
}
