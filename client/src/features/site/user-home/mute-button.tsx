import { Button } from '@chakra-ui/react';
import { useMuteUser } from '../../../components/mute/use-mute-user.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import type { MuteButton_UserFragment } from './user-home.generated.ts';

/** Mutes a user for the viewer, or takes that back. */
export function MuteButton({ user: { id, username, isMutedByViewer } }: { readonly user: MuteButton_UserFragment }) {
  const t = useText();
  const act = useAct();
  const mute = useMuteUser();
  return (
    <Button
      size="sm"
      variant="outline"
      onClick={() =>
        void act(
          () => mute(id, !isMutedByViewer),
          isMutedByViewer
            ? t({ id: 'people.unmuted' }, { name: username })
            : t({ id: 'people.muted' }, { name: username }),
        )
      }
    >
      {isMutedByViewer ? t({ id: 'people.unmute' }) : t({ id: 'people.mute' })}
    </Button>
  );
}
