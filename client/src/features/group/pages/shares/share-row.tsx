import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { problemAddress } from '../../../../lib/address/problem-address.ts';
import { trainingAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup } from '../frame/group-context.ts';
import {
  ReceivedSharesDocument,
  useAcceptGroupShareMutation,
  useRemoveGroupShareMutation,
  type ReceivedShare_ShareFragment,
} from './shares.generated.ts';

/** What another group shares or offers, with what can be done with it. */
export function ShareRow({ share }: { readonly share: ReceivedShare_ShareFragment }) {
  const t = useText();
  const act = useAct();
  const { id, trainingId, displayId, title, senderName, isAccepted, createdAt, sharedBy } = share;
  const [isAsking, setAsking] = useState(false);
  const [accept] = useAcceptGroupShareMutation();
  const [remove] = useRemoveGroupShareMutation({ refetchQueries: [ReceivedSharesDocument] });
  const name = title ?? displayId ?? t({ id: 'group.share.hiddenTraining' });
  const end = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { input: { id } } })).data?.removeGroupShare,
      isAccepted ? t({ id: 'group.share.removed' }) : t({ id: 'group.share.declined' }),
    );
    // The row goes.
    if (isDone) focusHeading();
  };
  return (
    <Flex as="li" px="4" py="2.5" columnGap="4" rowGap="2" align="center" wrap="wrap" layerStyle="row">
      <Box flex="1 1 14rem" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Badge size="sm">
            {trainingId === null ? t({ id: 'group.share.problem' }) : t({ id: 'group.share.training' })}
          </Badge>
          <ShareName share={share} name={name} />
          {isAccepted ? null : (
            <Badge size="sm" colorPalette="amber">
              {t({ id: 'group.share.offer' })}
            </Badge>
          )}
          {title === null ? <Badge size="sm">{t({ id: 'group.share.hidden' })}</Badge> : null}
        </Flex>
        <Flex color="fg.muted" fontSize="xs" columnGap="3" wrap="wrap">
          <span>{t({ id: 'group.share.from' }, { name: senderName })}</span>
          <span>
            {sharedBy?.username} <RelativeTime at={createdAt} />
          </span>
        </Flex>
      </Box>
      <Flex gap="2" wrap="wrap">
        {isAccepted ? null : (
          <Button
            size="xs"
            colorPalette="accent"
            aria-label={t({ id: 'group.share.acceptOf' }, { name })}
            onClick={() =>
              void act(
                async () => (await accept({ variables: { input: { id } } })).data?.acceptGroupShare,
                t({ id: 'group.share.accepted' }),
              )
            }
          >
            {t({ id: 'group.share.accept' })}
          </Button>
        )}
        <Button
          size="xs"
          variant="outline"
          colorPalette="red"
          color="red.fg"
          aria-label={
            isAccepted ? t({ id: 'group.share.removeOf' }, { name }) : t({ id: 'group.share.declineOf' }, { name })
          }
          onClick={() => (isAccepted ? setAsking(true) : void end())}
        >
          {isAccepted ? t({ id: 'group.share.remove' }) : t({ id: 'group.share.decline' })}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.share.removeOf' }, { name })}
        text={t({ id: 'group.share.removeText' })}
        action={t({ id: 'group.share.remove' })}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}

/** A link, where the members of the group may read it. */
function ShareName({
  share: { trainingId, displayId, title, isAccepted },
  name,
}: {
  readonly share: ReceivedShare_ShareFragment;
  readonly name: string;
}) {
  const { id: groupId } = useGroup();
  const text = displayId === null || title === null ? name : `${displayId} ${title}`;
  if (!isAccepted || title === null)
    return (
      <Text fontWeight="medium" overflowWrap="anywhere">
        {text}
      </Text>
    );
  const to =
    trainingId === null ? problemAddress(groupId, displayId ?? '') : trainingAddress({ id: trainingId, groupId });
  return (
    <TextLink to={to} fontWeight="medium" overflowWrap="anywhere">
      {text}
    </TextLink>
  );
}
