import { Box, Button, chakra } from '@chakra-ui/react';
import { csvOf } from '@verdict/schema/core/sheet/csv.ts';
import { ImportRows } from '../../../../components/import/import-rows.tsx';
import { saveText } from '../../../../lib/download/save-text.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText, type Text } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import type { Locale } from '../../../../lib/preferences/locale-store.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
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
  STUDENT_ID: message({ id: 'users.studentId' }),
} as const;

interface UserRowsProps {
  readonly rows: readonly ImportedUser_RowFragment[];
  /** The rows were imported. */
  readonly isDone: boolean;
}

/** Users of a table with what becomes of them. */
export function UserRows({ rows, isDone }: UserRowsProps) {
  const t = useText();
  const locale = useLocale();
  const left = rows.filter(({ state }) => state !== 'NEW');
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
        leftOut: (count) => t({ id: 'users.row.leftOut' }, { count }),
        more: (count) => t({ id: 'users.row.more' }, { count }),
      }}
      leftOut={['FAULTY', 'TAKEN', 'SKIPPED']}
      tools={
        left.length === 0 ? null : (
          <Button
            size="xs"
            variant="outline"
            title={t({ id: 'users.row.leftOutHint' })}
            onClick={() => saveText('left-out.csv', leftOutTable(t, locale, left))}
          >
            {t({ id: 'users.row.leftOutSave' })}
          </Button>
        )
      }
    >
      {(row) => <Row row={row} />}
    </ImportRows>
  );
}

function Row({ row }: { readonly row: ImportedUser_RowFragment }) {
  const t = useText();
  const locale = useLocale();
  const { line, username, email, realName, gender, unknownGender, nickname, school, studentId, state, fault } = row;
  const details = [email, studentId, nickname, school, gender === 'SECRECY' ? null : t(genderNames[gender])].filter(
    Boolean,
  );
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
          {withColon(t(columns[fault.column]), locale) + fault.message}
        </Box>
      )}
      {state === 'SKIPPED' ? <Hint>{skipReason(t, row)}</Hint> : null}
      {unknownGender === null ? null : <Hint>{t({ id: 'users.row.unknownGender' }, { text: unknownGender })}</Hint>}
    </Box>
  );
}

function Hint({ children }: { readonly children: string }) {
  return (
    <Box color="amber.fg" fontSize="xs">
      {children}
    </Box>
  );
}

/** Why a row makes no account. */
function skipReason(t: Text, { username }: Pick<ImportedUser_RowFragment, 'username'>): string {
  return username === '' ? t({ id: 'users.row.noUsername' }) : t({ id: 'users.row.noPassword' });
}

/** Rows as a table that can be mended and imported, with line and fault; the server does not send passwords back. */
function leftOutTable(t: Text, locale: Locale, rows: readonly ImportedUser_RowFragment[]): string {
  const { USERNAME, PASSWORD, EMAIL, REAL_NAME, GENDER, NICKNAME, SCHOOL, STUDENT_ID } = columns;
  const heads = [USERNAME, PASSWORD, EMAIL, REAL_NAME, GENDER, NICKNAME, SCHOOL, STUDENT_ID].map((head) => t(head));
  return csvOf([
    [...heads, t({ id: 'users.row.lineHead' }), t({ id: 'users.row.fault' })],
    ...rows.map(({ line, username, email, realName, gender, unknownGender, nickname, school, studentId, fault }) => [
      username,
      null,
      email,
      realName,
      gender === 'SECRECY' ? unknownGender : t(genderNames[gender]),
      nickname,
      school,
      studentId,
      line,
      fault === null ? skipReason(t, { username }) : withColon(t(columns[fault.column]), locale) + fault.message,
    ]),
  ]);
}
