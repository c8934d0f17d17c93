import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormField } from '../../../../components/form/form-field.tsx';
import { TableField } from '../../../../components/import/table-field.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useLeaveGuard } from '../../../../lib/form/use-leave-guard.ts';
import { joinList } from '../../../../lib/intl/join-list.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useGroup } from '../frame/group-context.ts';
import { RosterRows, stateName } from './roster-rows.tsx';
import { SlipsGuard } from './slips-guard.tsx';
import { Slips } from './slips.tsx';
import { useRosterImport } from './use-roster-import.ts';

/** Longest prefix that the server takes. */
const maxPrefix = 15;

/** Takes a table of people, shows what becomes of them, imports them, and shows what new accounts sign in with. */
export function ImportPage() {
  const t = useText();
  const { id: groupId } = useGroup();
  const roster = useRosterImport();
  const hasSlips = roster.done !== null && roster.done.slips.length > 0;
  const guard = useLeaveGuard(hasSlips);
  return (
    <>
      <Flex justify="space-between" align="center" gap="2" mb="3" wrap="wrap">
        <Heading as="h2" size="md">
          {t({ id: 'group.roster.title' })}
        </Heading>
        <TextLink to={`/group/${groupId}/member`} fontSize="sm">
          {t({ id: 'group.invite.toMembers' })}
        </TextLink>
      </Flex>
      {roster.done === null ? (
        <ImportForm roster={roster} />
      ) : (
        <Stack gap="5">
          <DoneText done={roster.done} />
          {roster.done.slips.length === 0 ? null : <Slips slips={roster.done.slips} />}
          <Flex>
            <Button
              size="sm"
              variant="outline"
              onClick={() => (hasSlips ? guard.ask(roster.startAgain) : roster.startAgain())}
            >
              {t({ id: 'group.roster.again' })}
            </Button>
          </Flex>
          <RosterRows rows={roster.done.rows} isDone />
        </Stack>
      )}
      <SlipsGuard guard={guard} />
    </>
  );
}

function DoneText({ done }: { readonly done: NonNullable<ReturnType<typeof useRosterImport>['done']> }) {
  const t = useText();
  const count = (...states: readonly string[]) => done.rows.filter(({ state }) => states.includes(state)).length;
  const [invited, leftOut] = [count('INVITE'), count('FAULTY', 'DECLINED')];
  return (
    <Box role="status">
      {t({ id: 'group.roster.done' }, { count: done.slips.length })}
      {invited === 0 ? null : <div>{t({ id: 'group.roster.doneInvited' }, { count: invited })}</div>}
      {leftOut === 0 ? null : <div>{t({ id: 'group.roster.doneLeftOut' }, { count: leftOut })}</div>}
    </Box>
  );
}

function ImportForm({ roster }: { readonly roster: ReturnType<typeof useRosterImport> }) {
  const t = useText();
  const locale = useLocale();
  const [prefix, setPrefix] = useState('');
  const { preview, failure, changes, isBusy } = roster;
  const hasWork = preview?.rows.some(({ state }) => state !== 'FAULTY' && state !== 'DECLINED') ?? false;
  const namesAccounts = preview?.rows.some(({ state, username }) => state === 'NEW' && username === null) ?? false;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (preview === null ? roster.lookAt() : roster.importIt(prefix));
      }}
    >
      <Stack gap="4">
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'group.roster.hint' })}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'group.roster.mailHint' })}
        </Text>
        <TableField
          table={roster.table}
          error={failure}
          isBusy={isBusy}
          labels={{
            choose: t({ id: 'group.roster.choose' }),
            drop: t({ id: 'group.roster.drop' }),
            text: t({ id: 'group.roster.text' }),
            columns: t({ id: 'group.roster.columns' }),
          }}
          onText={roster.onText}
          onFile={(file) => void roster.readFile(file)}
        />
        {changes.length === 0 ? null : (
          <Stack as="ul" listStyleType="none" gap="1" fontSize="sm" aria-label={t({ id: 'group.roster.changes' })}>
            {changes.map(({ line, name, before, after }) => (
              <li key={line}>
                {t({ id: 'group.roster.line' }, { line })} {name}: {t(stateName(before))} → {t(stateName(after))}
              </li>
            ))}
          </Stack>
        )}
        {/* Always there, since what comes in with its words is not read out. */}
        <Box role="status" fontWeight="medium" _empty={{ mt: '-4' }}>
          {preview === null ? null : t({ id: 'group.roster.people' }, { count: preview.rows.length })}
        </Box>
        {preview === null ? null : (
          <>
            {preview.ignoredColumns.length === 0 ? null : (
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                {t({ id: 'group.roster.ignored' }, { names: joinList(preview.ignoredColumns, locale) })}
              </Text>
            )}
            <RosterRows rows={preview.rows} />
            {namesAccounts ? (
              <FormField
                label={t({ id: 'group.roster.prefix' })}
                hint={t({ id: 'group.roster.prefixHint' })}
                maxLength={maxPrefix}
                autoComplete="off"
                value={prefix}
                error={null}
                onValue={setPrefix}
              />
            ) : null}
          </>
        )}
        <Flex justify="flex-end">
          <Button
            type="submit"
            size="sm"
            colorPalette="accent"
            aria-disabled={isBusy}
            disabled={preview !== null && !hasWork}
          >
            {preview === null ? t({ id: 'group.roster.preview' }) : t({ id: 'group.roster.import' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
