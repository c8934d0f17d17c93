import { useApolloClient } from '@apollo/client/react';
import { AvatarEditor } from '../../../components/avatar/avatar-editor.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useRemoveAvatarMutation, type AvatarSection_UserFragment } from './avatar-section.generated.ts';

/** The viewer's own picture. */
export function AvatarSection({ user }: { readonly user: AvatarSection_UserFragment }) {
  const t = useText();
  const act = useAct();
  const { cache } = useApolloClient();
  const [remove] = useRemoveAvatarMutation();
  return (
    <AvatarEditor
      name={user.username}
      avatarUrl={user.avatarUrl}
      groupId={null}
      onUploaded={(url) => {
        const id = cache.identify({ __typename: 'User', id: user.id });
        if (id !== undefined) cache.modify({ id, fields: { avatarUrl: () => url } });
      }}
      onRemove={() => void act(async () => (await remove()).data?.removeAvatar, t({ id: 'setting.updated' }))}
    />
  );
}
