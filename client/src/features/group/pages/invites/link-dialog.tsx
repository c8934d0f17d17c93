import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { QRCodeSVG } from 'qrcode.react';
import { useId } from 'react';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useGroup } from '../frame/group-context.ts';
import { inviteAddress } from './invite-address.ts';

/** A link to copy, and as a QR code that a projector shows to a room. */
export function LinkDialog({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const t = useText();
  const { name } = useGroup();
  return (
    <SheetDialog title={t({ id: 'group.invite.linkTitle' }, { name })} size="md" widest="40rem" onClose={onClose}>
      <ShownLink token={token} />
    </SheetDialog>
  );
}

/** The body of a dialog with a link. */
export function ShownLink({ token }: { readonly token: string }) {
  const t = useText();
  const fieldId = useId();
  const { name } = useGroup();
  const address = inviteAddress(token);
  return (
    <Stack gap="4">
      <Text color="fg.muted" fontSize="sm">
        {t({ id: 'group.invite.linkHint' })}
      </Text>
      {/* Cameras read dark on light best. */}
      <Flex justify="center" p="4" bg="white" borderRadius="l2" borderWidth="1px">
        <Box w="min(100%, 60vh)" css={{ '& svg': { width: '100%', height: 'auto' } }}>
          <QRCodeSVG value={address} size={512} role="img" title={t({ id: 'group.invite.qr' }, { name })} />
        </Box>
      </Flex>
      <Box>
        <Flex justify="space-between" align="center" mb="1">
          <label htmlFor={fieldId}>{t({ id: 'group.invite.link' })}</label>
          <CopyButton text={address} label={t({ id: 'group.invite.copy' })} />
        </Flex>
        <Input id={fieldId} size="sm" readOnly autoFocus value={address} onFocus={(event) => event.target.select()} />
      </Box>
    </Stack>
  );
}
