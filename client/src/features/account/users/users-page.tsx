import { useState } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { useSelection } from '../../../components/data-table/use-selection.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { AccountBulkActs } from './bulk/account-bulk-acts.tsx';
import { AccountBulkDialog } from './bulk/account-bulk-dialog.tsx';
import { DataDialog } from './data-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { isBulkAct, type BulkUserAct, type HelpAct } from './user-acts.ts';
import { readUserFilter, UserFilters } from './user-filters.tsx';
import { UserMenu } from './user-menu.tsx';
import { orders, type ManagedUser } from './user-words.ts';
import { useManagedUsersQuery } from './users.generated.ts';
import { ViewDialog } from './view-dialog.tsx';

const sizes = [10, 30, 50, 100] as const;

/** What is open over the list. */
type Open =
  | { readonly kind: 'edit' | 'sessions' | 'data' | 'view'; readonly user: ManagedUser }
  | { readonly kind: 'help'; readonly act: HelpAct; readonly user: ManagedUser }
  | { readonly kind: 'bulk'; readonly act: BulkUserAct; readonly users: readonly ManagedUser[] };

/** Users of the site, for super admins and support. */
export function UsersPage() {
  const t = useText();
  const address = usePagedAddress(sizes[0]);
  const { params, page, size, change } = address;
  const variables = { ...readUserFilter(params), page: { page, size } };
  const { data, previousData, error, loading, refetch } = useManagedUsersQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.adminUsers;
  const selection = useSelection(shown?.items ?? [], isThere);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const openBulk = (act: BulkUserAct, users: readonly ManagedUser[]) => setOpen({ kind: 'bulk', act, users });
  const columns = useUserColumns((user) => (
    <UserMenu
      user={user}
      onEdit={() => setOpen({ kind: 'edit', user })}
      onSessions={() => setOpen({ kind: 'sessions', user })}
      onData={() => setOpen({ kind: 'data', user })}
      onView={() => setOpen({ kind: 'view', user })}
      onAct={(act) => (isBulkAct(act) ? openBulk(act, [user]) : setOpen({ kind: 'help', act, user }))}
    />
  ));
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.users' })} />
      <PageHeader title={t({ id: 'admin.users' })} />
      <UserFilters params={params} onChange={change} />
      <DataTable
        name="users"
        label={t({ id: 'admin.users' })}
        columns={columns}
        address={address}
        defaultOrder={orders[0]}
        shown={shown}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{ title: t({ id: 'users.none' }), hint: t({ id: 'users.noneHint' }) }}
        fileAddress={tableFileAddress('users', variables)}
        sizes={sizes}
        choice={{
          selection,
          nameOf: ({ username }) => username,
          acts: <AccountBulkActs users={selection.rows} onAct={(act) => openBulk(act, selection.rows)} />,
        }}
      />
      {open?.kind === 'edit' ? <EditDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'sessions' ? <SessionsDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'data' ? <DataDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'view' ? <ViewDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'help' ? <HelpDialog act={open.act} user={open.user} onClose={close} /> : null}
      {open?.kind === 'bulk' ? (
        <AccountBulkDialog act={open.act} users={open.users} onDone={selection.clear} onClose={close} />
      ) : null}
    </PageBody>
  );
}

/** Nothing is done with accounts that are deleted. */
function isThere({ accountStatus }: ManagedUser): boolean {
  return accountStatus !== 'DELETED';
}
