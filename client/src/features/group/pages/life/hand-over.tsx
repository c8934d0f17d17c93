import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { readsRoster, useGroup } from '../frame/group-context.ts';
import { useGroupMembersQuery } from '../members/group-members.generated.ts';
import { useOfferGroupMutation } from './life.generated.ts';

/** Members that are offered for choice; others are searched for. */
const shownMembers = 10;

/** Offers the group to a member, who owns it once they accept, or takes the offer back. */
export function HandOver() {
  const t = useText();
  const act = useAct();
  const { id: groupId, offeredTo } = useGroup();
  const [isOpen, setOpen] = useState(false);
  const [offer, { loading }] = useOfferGroupMutation();
  const takeBack = () =>
    act(
      async () => (await offer({ variables: { input: { groupId, userId: null } } })).data?.offerGroup,
      t({ id: 'group.offerWithdrawn' }),
    );
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-disabled={loading}
        onClick={() => (offeredTo === null ? setOpen(true) : loading ? undefined : void takeBack())}
      >
        {offeredTo === null ? t({ id: 'group.offer' }) : t({ id: 'group.offerTakeBack' })}
      </Button>
      {isOpen ? <HandOverDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function HandOverDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const act = useAct();
  const group = useGroup();
  const { id: groupId, owner } = group;
  const [search, setSearch] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [offer, { loading }] = useOfferGroupMutation();
  const { data, previousData, error, refetch } = useGroupMembersQuery({
    // One more than is shown: the owner may be among them.
    variables: { groupId, search: search || null, classId: null, page: { page: 1, size: shownMembers + 1 } },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.groupMembers.items;
  const members = found?.filter(({ user }) => user.id !== owner.id).slice(0, shownMembers);
  const chosen = members?.find(({ user }) => user.id === chosenId)?.user;
  const send = async () => {
    if (loading || chosen === undefined) return;
    const isDone = await act(
      async () => (await offer({ variables: { input: { groupId, userId: chosen.id } } })).data?.offerGroup,
      t({ id: 'group.offered' }),
    );
    if (isDone) onClose();
  };
  return (
    <SheetDialog title={t({ id: 'group.offer' })} size="sm" focusesField onClose={onClose}>
      <Stack gap="4">
        <Flex>
          <SearchField
            label={readsRoster(group) ? t({ id: 'group.member.searchRoster' }) : t({ id: 'group.member.search' })}
            value={search}
            maxLength={100}
            onSearch={setSearch}
            typingMs={300}
          />
        </Flex>
        <LoadingRows data={members} error={error} onRetry={() => void refetch()} count={3} height="24px" />
        {members === undefined ? null : members.length === 0 ? (
          <Box color="fg.muted">{t({ id: 'group.member.noneFound' })}</Box>
        ) : (
          <Stack as="fieldset" gap="2">
            <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
              {t({ id: 'group.offerTo' })}
            </chakra.legend>
            {members.map(({ user: { id, username, nickname }, roster }) => (
              <CheckLabel key={id}>
                <input type="radio" name="member" checked={id === chosen?.id} onChange={() => setChosenId(id)} />
                <Box as="span" minW="0" overflowWrap="anywhere">
                  {username}{' '}
                  <Box as="span" color="fg.muted">
                    {[nickname, roster?.name, roster?.number].filter(Boolean).join(' · ')}
                  </Box>
                </Box>
              </CheckLabel>
            ))}
          </Stack>
        )}
        <Flex justify="flex-end">
          <Button
            size="sm"
            colorPalette="accent"
            disabled={chosen === undefined}
            aria-disabled={loading}
            onClick={() => void send()}
          >
            {t({ id: 'group.offer' })}
          </Button>
        </Flex>
      </Stack>
    </SheetDialog>
  );
}
