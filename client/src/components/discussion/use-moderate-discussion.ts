import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import { useModerateDiscussionMutation } from './moderation-switches.generated.ts';

/** What a moderator switches on and off, with its label. */
export const discussionSwitches = [
  ['isPinned', message({ id: 'discussion.isPinned' })],
  ['isLocked', message({ id: 'discussion.isLocked' })],
  ['isDisabled', message({ id: 'discussion.isDisabled' })],
] as const;

/** Switches one of `discussionSwitches` of a discussion. */
export function useModerateDiscussion() {
  const t = useText();
  const act = useAct();
  const [moderate] = useModerateDiscussionMutation();
  return (id: string, name: (typeof discussionSwitches)[number][0], isOn: boolean) =>
    act(
      async () => (await moderate({ variables: { input: { id, [name]: isOn } } })).data?.moderateDiscussion,
      t({ id: 'discussion.updated' }),
    );
}
