import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { UserAvatar } from '../user-avatar.tsx';
import { accepted, avatarFileFault } from './avatar-file.ts';

const CropDialog = lazy(() =>
  import('./crop-dialog.tsx').then(({ CropDialog: component }) => ({ default: component })),
);

interface AvatarEditorProps {
  /** Drawn while there is no picture. */
  readonly name: string;
  readonly avatarUrl: string | null;
  /** Whose it is; null: the viewer's. */
  readonly groupId: string | null;
  /** @param url address on the site. */
  readonly onUploaded: (url: string) => void;
  readonly onRemove: () => void;
}

/** The picture that others see of an account or a group; the browser cuts it out of a file. */
export function AvatarEditor({ name, avatarUrl, groupId, onUploaded, onRemove }: AvatarEditorProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [picture, setPicture] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => (picture === null ? undefined : URL.revokeObjectURL(picture)), [picture]);
  const choose = (file: File) => {
    const wrong = avatarFileFault(file);
    setFault(wrong === null ? null : t(wrong));
    if (wrong === null) setPicture(URL.createObjectURL(file));
  };
  const close = () => {
    setPicture(null);
    setTimeout(() => button.current?.focus());
  };
  return (
    <Box as="section" aria-label={t({ id: 'setting.avatar' })}>
      <Heading as="h3" size="sm" mb="3">
        {t({ id: 'setting.avatar' })}
      </Heading>
      <Flex gap="4" align="center" wrap="wrap">
        <UserAvatar username={name} avatarUrl={avatarUrl} size="20" />
        <Box>
          <Flex gap="2" wrap="wrap">
            <Button ref={button} size="sm" variant="outline" onClick={() => input.current?.click()}>
              <Icon name="file" />
              {t({ id: 'setting.avatar.choose' })}
            </Button>
            {avatarUrl === null ? null : (
              <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
                {t({ id: 'setting.avatar.remove' })}
              </Button>
            )}
          </Flex>
          {fault === null ? (
            <Text mt="2" fontSize="xs" color="fg.muted">
              {t({ id: 'setting.avatar.limits' })}
            </Text>
          ) : (
            <Flex role="alert" mt="2" gap="2" align="center" color="red.fg" fontSize="sm">
              <Icon name="alert" />
              {fault}
            </Flex>
          )}
        </Box>
      </Flex>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={t({ id: 'setting.avatar.choose' })}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) choose(chosen);
          // The same file can be chosen again once it is mended.
          target.value = '';
        }}
      />
      <Suspense>
        {picture === null ? null : (
          <CropDialog
            picture={picture}
            groupId={groupId}
            onClose={close}
            onUnreadable={() => {
              setFault(t({ id: 'setting.avatar.unreadable' }));
              close();
            }}
            onUploaded={(url) => {
              onUploaded(url);
              close();
            }}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'setting.avatar.remove' })}
        text={t({ id: 'setting.avatar.removeText' })}
        action={t({ id: 'setting.avatar.remove' })}
        onClose={() => setAsking(false)}
        onConfirm={onRemove}
      />
    </Box>
  );
}
