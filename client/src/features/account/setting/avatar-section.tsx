import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { accepted, avatarFileFault } from './avatar-file.ts';
import { useRemoveAvatarMutation, type AvatarSection_UserFragment } from './avatar-section.generated.ts';

const CropDialog = lazy(() =>
  import('./crop-dialog.tsx').then(({ CropDialog: component }) => ({ default: component })),
);

/** The picture others see; the browser cuts it out of a file. */
export function AvatarSection({ user }: { readonly user: AvatarSection_UserFragment }) {
  const t = useText();
  const act = useAct();
  const { cache } = useApolloClient();
  const [remove] = useRemoveAvatarMutation();
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
        <UserAvatar username={user.username} avatarUrl={user.avatarUrl} size="20" />
        <Box>
          <Flex gap="2" wrap="wrap">
            <Button ref={button} size="sm" variant="outline" onClick={() => input.current?.click()}>
              <Icon name="file" />
              {t({ id: 'setting.avatar.choose' })}
            </Button>
            {user.avatarUrl === null ? null : (
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
            onClose={close}
            onUnreadable={() => {
              setFault(t({ id: 'setting.avatar.unreadable' }));
              close();
            }}
            onUploaded={(url) => {
              const id = cache.identify({ __typename: 'User', id: user.id });
              if (id !== undefined) cache.modify({ id, fields: { avatarUrl: () => url } });
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
        onConfirm={() => void act(async () => (await remove()).data?.removeAvatar, t({ id: 'setting.updated' }))}
      />
    </Box>
  );
}
