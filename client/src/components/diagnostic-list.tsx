import { Box, chakra, Stack } from '@chakra-ui/react';
import type { Diagnostic } from '../lib/diagnostics/families.ts';
import { message } from '../lib/intl/message.ts';
import { useText } from '../lib/intl/use-text.ts';
import { Icon } from './icon/icon.tsx';

const severities = {
  error: { icon: 'cross', tone: 'red', label: message({ id: 'diagnostic.error' }) },
  warning: { icon: 'alert', tone: 'amber', label: message({ id: 'diagnostic.warning' }) },
} as const;

interface DiagnosticListProps {
  /** At least one. */
  readonly diagnostics: readonly Diagnostic[];
  readonly onJump: (diagnostic: Diagnostic) => void;
}

/** Lines of a program that a message names; each leads there. */
export function DiagnosticList({ diagnostics, onJump }: DiagnosticListProps) {
  const t = useText();
  return (
    <Box as="section" mt="2" aria-label={t({ id: 'diagnostic.title' })}>
      <Stack as="ul" listStyleType="none" gap="0" maxH="9rem" overflowY="auto">
        {diagnostics.map((one) => {
          const { icon, tone, label } = severities[one.severity];
          return (
            <Box as="li" key={`${one.line} ${one.severity}`} colorPalette={tone}>
              <Jump type="button" onClick={() => onJump(one)}>
                <chakra.span color="colorPalette.fg" flexShrink="0" mt="0.5">
                  <Icon name={icon} size="3.5" />
                </chakra.span>
                <chakra.span srOnly>{t(label)}</chakra.span>
                <chakra.span color="fg.muted" flexShrink="0">
                  {t({ id: 'diagnostic.line' }, { line: one.line })}
                </chakra.span>
                <chakra.span minW="0" overflowWrap="anywhere" fontFamily="mono">
                  {one.text}
                </chakra.span>
              </Jump>
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}

const Jump = chakra('button', {
  base: {
    display: 'flex',
    gap: '2',
    width: 'full',
    textAlign: 'start',
    paddingInline: '2',
    paddingBlock: '1',
    fontSize: 'xs',
    lineHeight: '1.125rem',
    borderRadius: 'l1',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
  },
});
