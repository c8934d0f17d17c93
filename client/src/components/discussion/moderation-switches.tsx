import { chakra, Switch } from '@chakra-ui/react';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import {
  useModerateDiscussionMutation,
  type DiscussionModeration_DiscussionFragment,
} from './moderation-switches.generated.ts';

const switches = [
  ['isPinned', message({ id: 'discussion.isPinned' })],
  ['isLocked', message({ id: 'discussion.isLocked' })],
  ['isDisabled', message({ id: 'discussion.isDisabled' })],
] as const;

interface ModerationSwitchesProps {
  readonly discussion: DiscussionModeration_DiscussionFragment;
  /** Named to screen readers where several discussions have switches. */
  readonly title?: string;
}

/** Switches of a moderator: pinned, locked, disabled. */
export function ModerationSwitches({ discussion, title }: ModerationSwitchesProps) {
  const t = useText();
  const act = useAct();
  const [moderate] = useModerateDiscussionMutation();
  return switches.map(([name, label]) => (
    <Switch.Root
      key={name}
      size="sm"
      colorPalette="accent"
      checked={discussion[name]}
      onCheckedChange={({ checked }) =>
        void act(
          async () =>
            (await moderate({ variables: { input: { id: discussion.id, [name]: checked } } })).data?.moderateDiscussion,
          t({ id: 'discussion.updated' }),
        )
      }
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label fontSize="xs">
        {title === undefined ? (
          t(label)
        ) : (
          <>
            <span aria-hidden>{t(label)}</span>
            <chakra.span srOnly>{t({ id: 'discussion.admin.switchOf' }, { name: t(label), title })}</chakra.span>
          </>
        )}
      </Switch.Label>
    </Switch.Root>
  ));
}
