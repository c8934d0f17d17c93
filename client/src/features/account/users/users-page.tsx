import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { ActDialog } from './act-dialog.tsx';
import { DataDialog } from './data-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { actWords, commonActs, type UserAct } from './user-acts.ts';
import { readUserFilter, UserFilters } from './user-filters.tsx';
import { UserRow } from './user-row.tsx';
import type { ManagedUser } from './user-words.ts';
import { useManagedUsersQuery } from './users.generated.ts';
import { ViewDialog } from './view-dialog.tsx';

const sizes = [10, 30, 50, 100] as const;

/** What is open over the list. */
type Open =
  | { readonly kind: 'edit' | 'sessions' | 'data' | 'view'; readonly user: ManagedUser }
  | { readonly kind: 'act'; readonly act: UserAct; readonly users: readonly ManagedUser[] };

/** Users of the site, for super admins and support. */
export function UsersPage() {
  const t = useText();
  const { user: viewer, isSuperAdmin } = useViewer();
  const { params, page, size, change, pager } = usePagedAddress(sizes[0]);
  const { data, previousData, error, loading, refetch } = useManagedUsersQuery({
    variables: { ...readUserFilter(params), page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.adminUsers;
  useLastPage({ page, size, total: loading ? undefined : data?.adminUsers.total, onPage: pager.onPage });
  const items = shown?.items ?? [];
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open | null>(null);
  const choosable = items.filter(({ accountStatus }) => accountStatus !== 'DELETED');
  const chosen = choosable.filter(({ id }) => chosenIds.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosenIds((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...others, ...ids] : others);
    });
  const close = () => setOpen(null);
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.users' })} />
      <Flex gap="4" mb="3" align="baseline" wrap="wrap">
        <Heading as="h1" size="lg">
          {t({ id: 'admin.users' })}
        </Heading>
        {isSuperAdmin ? (
          <>
            <TextLink to="/admin/user/import">{t({ id: 'users.import' })}</TextLink>
            <TextLink to="/admin/user/generate">{t({ id: 'users.generate' })}</TextLink>
          </>
        ) : null}
      </Flex>
      <UserFilters params={params} onChange={change} />
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={size} height="61px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="search" title={t({ id: 'users.none' })} hint={t({ id: 'users.noneHint' })} />
        ) : null}
        {items.length > 0 ? (
          <>
            <Flex px="3" py="2" gap="3" minH="12" align="center" justify="space-between" wrap="wrap">
              <CheckLabel color="fg.muted">
                <input
                  type="checkbox"
                  checked={chosen.length > 0 && chosen.length === choosable.length}
                  onChange={({ target }) =>
                    choose(
                      choosable.map(({ id }) => id),
                      target.checked,
                    )
                  }
                />
                {t({ id: 'users.chooseAll' })}
              </CheckLabel>
              <Flex gap="2" wrap="wrap" align="center">
                <Box role="status" color="fg.muted" fontSize="sm">
                  {chosen.length === 0 ? null : t({ id: 'users.chosen' }, { count: chosen.length })}
                </Box>
                {commonActs(chosen, { id: viewer?.id, isSuperAdmin }).map((act) => (
                  <Button
                    key={act}
                    size="xs"
                    variant="outline"
                    {...(actWords[act].isHarsh && { colorPalette: 'red', color: 'red.fg' })}
                    onClick={() => setOpen({ kind: 'act', act, users: chosen })}
                  >
                    {t(actWords[act].action)}
                  </Button>
                ))}
              </Flex>
            </Flex>
            <Box as="ul" listStyleType="none" borderTopWidth="1px" aria-label={t({ id: 'admin.users' })}>
              {items.map((user) => (
                <UserRow
                  key={user.id}
                  user={user}
                  isChosen={chosenIds.has(user.id)}
                  onChoose={(isChosen) => choose([user.id], isChosen)}
                  onEdit={() => setOpen({ kind: 'edit', user })}
                  onSessions={() => setOpen({ kind: 'sessions', user })}
                  onData={() => setOpen({ kind: 'data', user })}
                  onView={() => setOpen({ kind: 'view', user })}
                  onAct={(act) => setOpen({ kind: 'act', act, users: [user] })}
                />
              ))}
            </Box>
          </>
        ) : null}
      </Panel>
      <Pager {...pager} sizes={sizes} total={shown?.total ?? null} />
      {open?.kind === 'edit' ? <EditDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'sessions' ? <SessionsDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'data' ? <DataDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'view' ? <ViewDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'act' ? (
        <ActDialog act={open.act} users={open.users} onDone={() => setChosenIds(new Set())} onClose={close} />
      ) : null}
    </PageBody>
  );
}
