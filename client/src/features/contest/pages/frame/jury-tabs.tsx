import { Badge, Box, chakra, Menu, Portal } from '@chakra-ui/react';
import { Link as RouterLink, useLocation } from 'react-router';
import { Icon } from '../../../../components/icon/icon.tsx';
import { tabLook } from '../../../../components/page-tabs.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { usePlacePages } from '../../../../lib/keyboard/open-place.ts';

interface JuryTab {
  readonly to: string;
  readonly text: string;
  /** How much waits there. */
  readonly waiting: number;
}

/** Pages of the jury in one tab: beside those of contestants they do not fit. */
export function JuryTabs({ tabs }: { readonly tabs: readonly JuryTab[] }) {
  const t = useText();
  const { pathname } = useLocation();
  const shown = tabs.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const waiting = tabs.reduce((sum, tab) => sum + tab.waiting, 0);
  const name = t({ id: 'contest.tab.jury' });
  usePlacePages(tabs.map(({ to, text }) => ({ to, text, place: name })));
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <TabButton
          type="button"
          data-shown={shown === undefined ? undefined : ''}
          aria-current={shown === undefined ? undefined : 'true'}
        >
          {shown === undefined ? name : `${name} · ${shown.text}`}
          {waiting > 0 ? <Waiting count={waiting} /> : null}
          <Box as="span" ms="1" display="inline-flex">
            <Icon name="chevronDown" size="3" />
          </Box>
        </TabButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="11rem">
            {tabs.map((tab) => (
              <Menu.Item key={tab.to} value={tab.to} asChild>
                <RouterLink to={tab.to} aria-current={tab === shown ? 'page' : undefined}>
                  {tab.text}
                  {tab.waiting > 0 ? <Waiting count={tab.waiting} /> : null}
                </RouterLink>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function Waiting({ count }: { readonly count: number }) {
  const t = useText();
  return (
    <Badge ms="1.5" colorPalette="amber" aria-label={t({ id: 'contest.tab.waiting' }, { count })}>
      {count}
    </Badge>
  );
}

const TabButton = chakra('button', {
  base: {
    ...tabLook,
    color: 'fg.muted',
    cursor: 'button',
    _hover: { color: 'fg' },
    '&[data-shown]': { color: 'accent.fg', layerStyle: 'current' },
  },
});
