import { Box, Button, chakra, Flex, Switch } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { DiscussionLink } from './discussion-link.tsx';
import {
  useSwitchDiscussionMutation,
  type ManagedDiscussion_DiscussionFragment,
} from './managed-discussions.generated.ts';

const switches = [
  ['isPinned', message({ id: 'discussion.isPinned' })],
  ['isLocked', message({ id: 'discussion.isLocked' })],
  ['isDisabled', message({ id: 'discussion.isDisabled' })],
] as const;

interface ManagedDiscussionRowProps {
  readonly discussion: ManagedDiscussion_DiscussionFragment;
  /** To be deleted together with others. */
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDelete: () => void;
}

/** A discussion with what moderators do with it. */
export function ManagedDiscussionRow({ discussion, isChosen, onChoose, onDelete }: ManagedDiscussionRowProps) {
  const t = useText();
  const act = useAct();
  const [moderate] = useSwitchDiscussionMutation();
  const { id, title, category, author, viewCount, likeCount, commentCount, createdAt } = discussion;
  return (
    <Flex as="li" px="3" py="3" gap="2" columnGap="4" wrap="wrap" align="center" layerStyle="row">
      <Flex flex="1 1 20rem" minW="0" gap="3" align="start">
        <CheckLabel pt="0.5">
          <input
            type="checkbox"
            aria-label={t({ id: 'discussion.admin.choose' }, { title })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </CheckLabel>
        <Box minW="0">
          <Box overflowWrap="anywhere">
            <Box as="span" color="fg.muted">
              {id}
            </Box>{' '}
            <DiscussionLink discussion={discussion} />
          </Box>
          <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs" mt="1">
            <span>{author.username}</span>
            <span>{category.name}</span>
            <span>{t({ id: 'discussion.comments' }, { count: commentCount })}</span>
            <span>{t({ id: 'discussion.likes' }, { count: likeCount })}</span>
            <span>{t({ id: 'discussion.views' }, { count: viewCount })}</span>
            <RelativeTime at={createdAt} />
          </Flex>
        </Box>
      </Flex>
      <Flex columnGap={{ base: '2', md: '4' }} rowGap="2" wrap="wrap" align="center">
        {switches.map(([name, label]) => (
          <Switch.Root
            key={name}
            size="sm"
            colorPalette="accent"
            checked={discussion[name]}
            onCheckedChange={({ checked }) =>
              void act(
                async () =>
                  (await moderate({ variables: { input: { id, [name]: checked } } })).data?.moderateDiscussion,
                t({ id: 'discussion.updated' }),
              )
            }
          >
            <Switch.HiddenInput />
            <Switch.Control />
            <Switch.Label fontSize="xs">
              <span aria-hidden>{t(label)}</span>
              <chakra.span srOnly>{t({ id: 'discussion.admin.switchOf' }, { name: t(label), title })}</chakra.span>
            </Switch.Label>
          </Switch.Root>
        ))}
        <Button size="xs" variant="outline" colorPalette="red" color="red.fg" onClick={onDelete}>
          <span aria-hidden>{t({ id: 'discussion.delete' })}</span>
          <chakra.span srOnly>
            {t({ id: 'discussion.admin.switchOf' }, { name: t({ id: 'discussion.delete' }), title })}
          </chakra.span>
        </Button>
      </Flex>
    </Flex>
  );
}
