import { Switch } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import type { DiscussionModeration_DiscussionFragment } from './moderation-switches.generated.ts';
import { discussionSwitches, useModerateDiscussion } from './use-moderate-discussion.ts';

interface ModerationSwitchesProps {
  readonly discussion: DiscussionModeration_DiscussionFragment;
}

/** Switches of a moderator: pinned, locked, disabled. */
export function ModerationSwitches({ discussion }: ModerationSwitchesProps) {
  const t = useText();
  const moderate = useModerateDiscussion();
  return discussionSwitches.map(([name, label]) => (
    <Switch.Root
      key={name}
      size="sm"
      colorPalette="accent"
      checked={discussion[name]}
      onCheckedChange={({ checked }) => void moderate(discussion.id, name, checked)}
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label fontSize="xs">{t(label)}</Switch.Label>
    </Switch.Root>
  ));
}
