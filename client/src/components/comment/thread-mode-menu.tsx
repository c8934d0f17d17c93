import { Box, Button, Menu, Portal } from '@chakra-ui/react';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import { Icon } from '../icon/icon.tsx';
import type { Subject } from './subject.ts';
import {
  ThreadModeDocument,
  useSetThreadModeMutation,
  useThreadModeQuery,
  type ThreadModeQuery,
} from './thread-mode.generated.ts';

type Mode = ThreadModeQuery['threadMode'];
const order = ['WATCH', 'NORMAL', 'MUTE'] as const satisfies readonly Mode[];

const modes = {
  WATCH: { label: message({ id: 'comment.modeWatch' }), hint: message({ id: 'comment.modeWatchHint' }) },
  NORMAL: { label: message({ id: 'comment.modeNormal' }), hint: message({ id: 'comment.modeNormalHint' }) },
  MUTE: { label: message({ id: 'comment.modeMute' }), hint: message({ id: 'comment.modeMuteHint' }) },
} as const satisfies Record<Mode, object>;

/** What messages a signed-in viewer gets of a thread: a button that says it, with a menu that changes it. */
export function ThreadModeMenu({ on }: { readonly on: Subject }) {
  const t = useText();
  const act = useAct();
  const { data } = useThreadModeQuery({ variables: { on }, fetchPolicy: 'cache-and-network' });
  const [set] = useSetThreadModeMutation();
  if (data === undefined) return null;
  const { threadMode } = data;
  const named = (mode: Mode) => t({ id: 'comment.modeIs' }, { mode: t(modes[mode].label) });
  const choose = (mode: Mode) => {
    if (mode === threadMode) return;
    void act(
      async () =>
        (
          await set({
            variables: { input: { on, mode } },
            update: (cache, { data: result }) => {
              if (result?.setThreadMode.__typename !== 'SetThreadModeSuccess') return;
              const written = { __typename: 'Query', threadMode: mode } as const;
              cache.writeQuery({ query: ThreadModeDocument, variables: { on }, data: written });
            },
          })
        ).data?.setThreadMode,
      named(mode),
    );
  };
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button size="xs" variant="outline" aria-label={named(threadMode)}>
          <Icon name="bell" size="3.5" isFilled={threadMode === 'WATCH'} />
          {t(modes[threadMode].label)}
          <Icon name="chevronDown" size="3" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxW="20rem">
            <Menu.RadioItemGroup
              value={threadMode}
              onValueChange={({ value }) => {
                const mode = order.find((each) => each === value);
                if (mode !== undefined) choose(mode);
              }}
            >
              {order.map((mode) => (
                <Menu.RadioItem key={mode} value={mode} alignItems="flex-start">
                  <Box w="4" flexShrink="0" aria-hidden>
                    <Menu.ItemIndicator>✓</Menu.ItemIndicator>
                  </Box>
                  <Box>
                    {t(modes[mode].label)}
                    <Box fontSize="xs" color="fg.muted">
                      {t(modes[mode].hint)}
                    </Box>
                  </Box>
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
