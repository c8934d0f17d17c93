import { Flex, Switch } from '@chakra-ui/react';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  useModerateDiscussionMutation,
  type DiscussionDetail_DiscussionFragment,
} from './discussion-detail.generated.ts';

const switches = [
  ['isPinned', message({ id: 'discussion.isPinned' })],
  ['isLocked', message({ id: 'discussion.isLocked' })],
  ['isDisabled', message({ id: 'discussion.isDisabled' })],
] as const;

/** What moderators switch on and off. */
export function ModerationSwitches({ discussion }: { readonly discussion: DiscussionDetail_DiscussionFragment }) {
  const t = useText();
  const act = useAct();
  const [moderate] = useModerateDiscussionMutation();
  return (
    <Flex
      role="group"
      aria-label={t({ id: 'discussion.moderation' })}
      mt="3"
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      align="center"
    >
      {switches.map(([name, label]) => (
        <Switch.Root
          key={name}
          size="sm"
          colorPalette="accent"
          checked={discussion[name]}
          onCheckedChange={({ checked }) =>
            void act(
              async () =>
                (await moderate({ variables: { input: { id: discussion.id, [name]: checked } } })).data
                  ?.moderateDiscussion,
              t({ id: 'discussion.updated' }),
            )
          }
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label fontSize="xs">{t(label)}</Switch.Label>
        </Switch.Root>
      ))}
    </Flex>
  );
}
