import { Box, chakra } from '@chakra-ui/react';
import { ImportRows } from '../../../../components/import/import-rows.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { genderNames } from '../user-words.ts';
import type { ImportedUser_RowFragment } from './import-users.generated.ts';

const columns = {
  USERNAME: message({ id: 'users.username' }),
  PASSWORD: message({ id: 'users.password' }),
  EMAIL: message({ id: 'users.email' }),
  REAL_NAME: message({ id: 'users.realName' }),
  GENDER: message({ id: 'users.gender' }),
  NICKNAME: message({ id: 'users.nickname' }),
  SCHOOL: message({ id: 'users.school' }),
} as const;

interface UserRowsProps {
  readonly rows: readonly ImportedUser_RowFragment[];
  /** The rows were imported. */
  readonly isDone: boolean;
}

/** Users of a table with what becomes of them. */
export function UserRows({ rows, isDone }: UserRowsProps) {
  const t = useText();
  return (
    <ImportRows
      rows={rows}
      looks={{
        FAULTY: { palette: 'red', name: t({ id: 'users.row.faulty' }) },
        TAKEN: { palette: 'red', name: t({ id: 'users.row.taken' }) },
        SKIPPED: { palette: 'amber', name: t({ id: 'users.row.skipped' }) },
        NEW: { palette: 'green', name: isDone ? t({ id: 'users.row.made' }) : t({ id: 'users.row.new' }) },
      }}
      labels={{
        filter: t({ id: 'users.row.filter' }),
        all: t({ id: 'users.row.all' }, { count: rows.length }),
        rows: t({ id: 'users.rows' }),
        more: (count) => t({ id: 'users.row.more' }, { count }),
      }}
    >
      {(row) => <Row row={row} />}
    </ImportRows>
  );
}

function Row({ row }: { readonly row: ImportedUser_RowFragment }) {
  const t = useText();
  const { line, username, email, realName, gender, nickname, school, fault } = row;
  const details = [email, nickname, school, gender === 'SECRECY' ? null : t(genderNames[gender])].filter(Boolean);
  return (
    <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
      <chakra.span color="fg.muted" fontSize="xs">
        {t({ id: 'users.row.line' }, { line })}
      </chakra.span>{' '}
      <chakra.span fontWeight="medium">{username}</chakra.span> <span>{realName}</span>
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
  );
}
