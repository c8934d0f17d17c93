import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { Panel } from '../panel.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { SheetDialog } from '../sheet-dialog.tsx';
import { useWithdrawGroupShareMutation, type GroupShare_ReceiverFragment } from './group-share.generated.ts';
import { ShareForm } from './share-form.tsx';
import { receiversDocument, useReceivers, type SharedItem } from './shared-item.ts';

interface ShareDialogProps {
  readonly item: SharedItem;
  readonly onClose: () => void;
}

/** Groups that an item is shared with, and sharing it with another one. */
export function ShareDialog({ item, onClose }: ShareDialogProps) {
  const t = useText();
  const { receivers, error, refetch } = useReceivers(item);
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <SheetDialog
      title={t({ id: 'group.share.title' }, { name: item.name })}
      size="sm"
      widest="32rem"
      focusesField
      onClose={onClose}
    >
      <Stack gap="4">
        <Text color="fg.muted" fontSize="sm">
          {item.kind === 'PROBLEM' ? t({ id: 'group.share.problemHint' }) : t({ id: 'group.share.trainingHint' })}
        </Text>
        <ShareForm item={item} />
        <Box>
          <Heading as="h3" size="sm" mb="2" ref={headingRef} tabIndex={-1}>
            {t({ id: 'group.share.receivers' })}
          </Heading>
          <LoadingRows data={receivers} error={error} onRetry={refetch} count={2} height="45px" />
          {receivers?.length === 0 ? (
            <Text color="fg.muted" fontSize="sm">
              {t({ id: 'group.share.noReceivers' })}
            </Text>
          ) : (
            <Panel hidden={receivers === undefined}>
              <Box as="ul" listStyleType="none" aria-label={t({ id: 'group.share.receivers' })}>
                {receivers?.map((share) => (
                  <Receiver key={share.id} item={item} share={share} onWithdrawn={() => headingRef.current?.focus()} />
                ))}
              </Box>
            </Panel>
          )}
        </Box>
      </Stack>
    </SheetDialog>
  );
}

interface ReceiverProps {
  readonly item: SharedItem;
  readonly share: GroupShare_ReceiverFragment;
  /** The row is about to go, with the focus. */
  readonly onWithdrawn: () => void;
}

function Receiver({ item, share: { id, receiverName, isAccepted, createdAt }, onWithdrawn }: ReceiverProps) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawGroupShareMutation({ refetchQueries: [receiversDocument(item)] });
  const name = receiverName ?? t({ id: 'group.share.hiddenGroup' });
  const end = async () => {
    const isDone = await act(
      async () => (await withdraw({ variables: { input: { id } } })).data?.removeGroupShare,
      t({ id: 'group.share.withdrawn' }),
    );
    if (isDone) onWithdrawn();
  };
  return (
    <Flex as="li" px="3" py="2" gap="2" align="center" wrap="wrap" layerStyle="row">
      <Flex flex="1 1 8rem" gap="2" align="center" minW="0" wrap="wrap">
        <Text overflowWrap="anywhere">{name}</Text>
        {isAccepted ? null : (
          <Badge size="sm" colorPalette="amber">
            {t({ id: 'group.share.waiting' })}
          </Badge>
        )}
        <Text as="span" color="fg.muted" fontSize="xs">
          <RelativeTime at={createdAt} />
        </Text>
      </Flex>
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        color="red.fg"
        aria-label={t({ id: 'group.share.withdrawOf' }, { name })}
        onClick={() => setAsking(true)}
      >
        {t({ id: 'group.share.withdraw' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.share.withdrawOf' }, { name })}
        text={t({ id: 'group.share.withdrawText' })}
        action={t({ id: 'group.share.withdraw' })}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
