import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useGroup } from '../frame/group-context.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteRow } from './invite-row.tsx';
import { useGroupInvitesQuery } from './invites.generated.ts';
import { LinkDialog } from './link-dialog.tsx';

const pageSize = 10;

/** Links by which accounts join the group, for its admins. */
export function InvitesPage() {
  const t = useText();
  const { id: groupId } = useGroup();
  const { page, size, pager } = usePagedAddress(pageSize);
  const [isMaking, setMaking] = useState(false);
  /** Token of the link that is shown large. */
  const [shownToken, setShownToken] = useState<string | null>(null);
  const { data, previousData, error, loading, refetch } = useGroupInvitesQuery({
    variables: { groupId, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.groupInvites;
  useLastPage({ page, size, total: loading ? undefined : data?.groupInvites.total, onPage: pager.onPage });
  return (
    <>
      <Flex justify="space-between" align="center" gap="2" mb="3" wrap="wrap">
        <Heading as="h2" size="md">
          {t({ id: 'group.invites' })}
        </Heading>
        <Flex gap="4" align="center" wrap="wrap">
          <TextLink to={`/group/${groupId}/member`} fontSize="sm">
            {t({ id: 'group.invite.toMembers' })}
          </TextLink>
          <Button size="sm" colorPalette="accent" onClick={() => setMaking(true)}>
            {t({ id: 'group.invite.make' })}
          </Button>
        </Flex>
      </Flex>
      <Panel isStale={Boolean(loading && shown)}>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={4} height="63px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="link" title={t({ id: 'group.invite.none' })} hint={t({ id: 'group.invite.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'group.invites' })}>
          {shown?.items.map((invite) => (
            <InviteRow key={invite.id} invite={invite} onShow={setShownToken} />
          ))}
        </Box>
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
      {isMaking ? <InviteDialog onClose={() => setMaking(false)} /> : null}
      {shownToken === null ? null : <LinkDialog token={shownToken} onClose={() => setShownToken(null)} />}
    </>
  );
}
