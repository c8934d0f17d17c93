import { Box, Button, chakra, Flex, Kbd, Text } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { keyHint } from '../../../components/key-hint.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { keyNames } from '../../../lib/keyboard/key-names.ts';
import { RemoteWayChoice } from './remote/remote-way-choice.tsx';
import type { RemoteWayState } from './remote/use-remote-way.ts';
import { SolvedNotice } from './solved-notice.tsx';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

interface WorkspaceBarProps {
  readonly problem: Workspace_ProblemFragment;
  /** Why nothing can be submitted now; null: something can. */
  readonly closed: string | null;
  readonly remote: RemoteWayState;
  readonly isTesting: boolean;
  readonly isSending: boolean;
  readonly onTesting: () => void;
  readonly onSubmit: () => void;
}

/** The line below the editor: what is known of the problem, and the buttons that try and submit the program. */
export function WorkspaceBar({
  problem,
  closed,
  remote,
  isTesting,
  isSending,
  onTesting,
  onSubmit,
}: WorkspaceBarProps) {
  const t = useText();
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      px="3"
      h="12"
      bg="bg.panel"
      position="relative"
      zIndex="1"
      borderTopWidth="1px"
      flexShrink="0"
    >
      {closed === null ? (
        <SolvedNotice problem={problem} />
      ) : (
        <Text color="fg.muted" fontSize="xs" role="status">
          {closed}
        </Text>
      )}
      {/* Whole or not at all: where there is no room for it beside the buttons, it wraps out of sight, which the
          first on a line never does. */}
      <Flex flex="1" minW="0" h="full" wrap="wrap" overflow="hidden" hideBelow="lg">
        <Box w="1px" h="full" />
        <Text css={keyHint} color="fg.muted" fontSize="xs" lineHeight="3rem" whiteSpace="nowrap" flexShrink="0">
          {t({ id: 'editor.leaveHint' })}
          {keyNames.leaveEditor.map((key) => (
            <Kbd key={key} size="sm" ms="1">
              {key}
            </Kbd>
          ))}
        </Text>
      </Flex>
      <Button size="sm" variant="outline" flexShrink="0" aria-expanded={isTesting} onClick={onTesting} ms="auto">
        <chakra.span display="contents" css={{ '& > svg': { transform: isTesting ? 'none' : 'rotate(180deg)' } }}>
          <Icon name="chevronDown" />
        </chakra.span>
        {t({ id: 'test.panel' })}
      </Button>
      <RemoteWayChoice state={remote} />
      <Button
        size="sm"
        colorPalette="accent"
        flexShrink="0"
        disabled={closed !== null}
        title={closed ?? undefined}
        aria-disabled={isSending}
        onClick={onSubmit}
      >
        <Icon name="send" />
        {t({ id: 'editor.submit' })}
      </Button>
    </Flex>
  );
}
