import { Box, chakra, Flex } from '@chakra-ui/react';
import { message } from '../../lib/intl/message.ts';
import { useText, type MessageId } from '../../lib/intl/use-text.ts';
import type { PaletteEntry, PaletteSection } from './palette-entry.ts';

const headings: Readonly<Record<PaletteSection['kind'], { readonly id: MessageId }>> = {
  recent: message({ id: 'palette.section.recent' }),
  page: message({ id: 'palette.section.page' }),
  management: message({ id: 'nav.management' }),
  setting: message({ id: 'palette.section.setting' }),
  action: message({ id: 'palette.section.action' }),
  problem: message({ id: 'nav.problems' }),
  contest: message({ id: 'nav.contests' }),
  training: message({ id: 'nav.training' }),
  group: message({ id: 'nav.groups' }),
  user: message({ id: 'palette.section.user' }),
  discussion: message({ id: 'nav.discussion' }),
};

interface PaletteListProps {
  readonly id: string;
  readonly sections: readonly PaletteSection[];
  /** The one that Enter chooses. */
  readonly active: PaletteEntry | undefined;
  readonly choose: (entry: PaletteEntry, isNewTab: boolean) => void;
}

/** Entries under their headings. The focus stays in the field; a press chooses one. */
export function PaletteList({ id, sections, active, choose }: PaletteListProps) {
  const t = useText();
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t({ id: 'palette.title' })}
      flex="1"
      minH="0"
      overflowY="auto"
      overscrollBehaviorY="contain"
      // The field keeps the focus, so that phones keep their keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map(({ kind, entries }) => (
        <Box key={kind} role="group" aria-labelledby={`${id}-${kind}`} mb="2">
          <Box id={`${id}-${kind}`} role="presentation" px="2" py="1" fontSize="xs" color="fg.muted">
            {t(headings[kind])}
          </Box>
          {entries.map((entry) => (
            <Flex
              key={entry.id}
              id={optionId(id, entry)}
              role="option"
              aria-selected={entry === active}
              align="center"
              gap="3"
              px="2"
              py="1"
              minH={{ base: '10', md: '8' }}
              borderRadius="l1"
              cursor="pointer"
              bg={entry === active ? 'bg.emphasized' : 'transparent'}
              _hover={{ bg: entry === active ? 'bg.emphasized' : 'bg.muted' }}
              scrollMarginTop="8"
              onClick={(event) => choose(entry, event.ctrlKey || event.metaKey)}
              onAuxClick={(event) => (event.button === 1 ? choose(entry, true) : undefined)}
            >
              <Box flex="1" minW="0" overflowWrap="anywhere">
                {entry.label}
              </Box>
              {entry.note === '' ? null : (
                <chakra.span color="fg.muted" fontSize="xs" maxW="45%" overflowWrap="anywhere" textAlign="end">
                  {entry.note}
                </chakra.span>
              )}
            </Flex>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Id of an entry on the page, where ids hold no blanks. */
export function optionId(listId: string, { kind, id }: PaletteEntry): string {
  return `${listId}-${kind}-${encodeURIComponent(id)}`;
}
