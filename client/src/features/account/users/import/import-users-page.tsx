import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { TableField } from '../../../../components/import/table-field.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { joinList } from '../../../../lib/intl/join-list.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { ImportList } from './import-list.tsx';
import { ImportView } from './import-view.tsx';
import { useShownImport } from './use-shown-import.ts';
import { useUserImport } from './use-user-import.ts';
import { UserRows } from './user-rows.tsx';

/** Takes a table of users, shows what becomes of each row, and has their accounts made; below, the last imports. */
export function ImportUsersPage() {
  const t = useText();
  const { importId, show } = useShownImport();
  return (
    <PageBody
      contentW="60rem"
      header={
        <PageHeader
          title={t({ id: 'users.import' })}
          aside={<TextLink to="/admin/user">{t({ id: 'users.toList' })}</TextLink>}
        />
      }
    >
      <PageTitle text={t({ id: 'users.import' })} />
      {importId === null ? (
        <>
          <ImportForm onStarted={show} />
          <ImportList kind="TABLE" />
        </>
      ) : (
        <ImportView id={importId} again={t({ id: 'users.again' })} onAgain={() => show(null)} />
      )}
    </PageBody>
  );
}

/** Most texts that are named. */
const maxNamed = 5;

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, maxNamed);
}

function ImportForm({ onStarted }: { readonly onStarted: (id: string) => void }) {
  const t = useText();
  const locale = useLocale();
  const users = useUserImport(onStarted);
  const { preview, failure, table, isBusy } = users;
  const count = preview?.rows.filter(({ state }) => state === 'NEW').length ?? 0;
  const strange = preview?.rows.flatMap(({ unknownGender }) => unknownGender ?? []) ?? [];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (preview === null ? users.lookAt() : users.importIt());
      }}
    >
      <Stack gap="4">
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'users.importHint' })}
        </Text>
        <TableField
          table={table}
          error={failure}
          isBusy={isBusy}
          labels={{
            choose: t({ id: 'users.chooseFile' }),
            drop: t({ id: 'users.drop' }),
            text: t({ id: 'users.table' }),
            columns: t({ id: 'users.columns' }),
          }}
          onText={users.onText}
          onFile={(file) => void users.readFile(file)}
        />
        {/* Always there, since what comes in with its words is not read out. */}
        <Box role="status" fontWeight="medium" _empty={{ mt: '-4' }}>
          {preview === null ? null : t({ id: 'users.previewed' }, { made: count, left: preview.rows.length - count })}
        </Box>
        {preview === null ? null : (
          <>
            {preview.ignoredColumns.length === 0 ? null : (
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                {t({ id: 'users.ignored' }, { names: joinList(preview.ignoredColumns, locale) })}
              </Text>
            )}
            {strange.length === 0 ? null : (
              <Text fontSize="sm" color="amber.fg" overflowWrap="anywhere">
                {t(
                  { id: 'users.unknownGenders' },
                  { count: strange.length, texts: joinList(distinct(strange), locale) },
                )}
              </Text>
            )}
            <UserRows rows={preview.rows} isDone={false} />
          </>
        )}
        <Flex justify="flex-end">
          <Button
            type="submit"
            size="sm"
            colorPalette="accent"
            aria-disabled={isBusy}
            disabled={preview !== null && count === 0}
          >
            {preview === null ? t({ id: 'users.preview' }) : t({ id: 'users.importAct' }, { count })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
