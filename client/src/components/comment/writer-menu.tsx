import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import { useMuteUser } from '../mute/use-mute-user.ts';
import type { CommentWriter_WriterFragment } from './comments.generated.ts';

const texts = {
  mute: message({ id: 'comment.mute' }),
  unmute: message({ id: 'comment.unmute' }),
  muted: message({ id: 'comment.muted' }),
  unmuted: message({ id: 'comment.unmuted' }),
} as const;

/** What a reader does about the author of a text; nothing about themselves. */
export function WriterMenu({ writer }: { readonly writer: CommentWriter_WriterFragment }) {
  const t = useText();
  const act = useAct();
  const { user } = useViewer();
  const mute = useMuteUser();
  const { id, username: name, isMutedByViewer } = writer;
  if (user === null || user.id === id) return null;
  const set = async (isMuted: boolean, offer?: Parameters<typeof act>[2]) => {
    await act(() => mute(id, isMuted), t(isMuted ? texts.muted : texts.unmuted, { name }), offer);
  };
  const toggle = () =>
    void set(!isMutedByViewer, {
      label: t({ id: 'comment.undo' }),
      act: () => void set(isMutedByViewer),
      isOffer: true,
    });
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton size="2xs" variant="ghost" color="fg.muted" aria-label={t({ id: 'comment.moreOf' }, { name })}>
          <span aria-hidden>⋯</span>
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="mute" onClick={toggle}>
              {t(isMutedByViewer ? texts.unmute : texts.mute, { name })}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
