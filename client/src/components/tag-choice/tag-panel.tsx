import { Box, Button, Heading } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import { Panel } from '../panel.tsx';
import type { TagGroup } from './tag-group.ts';
import { TagPicker } from './tag-picker.tsx';

interface TagPanelProps {
  readonly groups: readonly TagGroup[] | undefined;
  readonly selected: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
  /** Opens at a press, where it would push the list out of view. */
  readonly isFolded?: boolean;
  /** Folds it and leads to what is left of the list: "Show 12 problems"; null: nothing does. */
  readonly foldAct?: string | null;
}

/** The tags to choose from. */
export function TagPanel({ isFolded = false, foldAct = null, ...picker }: TagPanelProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const fold = useRef<HTMLButtonElement>(null);
  if (!isFolded) {
    return (
      <Panel as="section" aria-label={t({ id: 'problem.tags' })} p="3" minH="40" overflowY="auto">
        <Heading as="h2" size="sm" mb="2">
          {t({ id: 'problem.tags' })}
        </Heading>
        <TagPicker {...picker} />
      </Panel>
    );
  }
  return (
    <Panel as="section" aria-label={t({ id: 'problem.tags' })} mb="3">
      <Button
        ref={fold}
        variant="ghost"
        size="sm"
        w="full"
        justifyContent="space-between"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t({ id: 'problemList.chooseTags' })}
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
      </Button>
      <Box id={contentId} hidden={!isOpen} px="3" pb="3" pt="1">
        {isOpen ? <TagPicker {...picker} /> : null}
        {foldAct === null || picker.selected.length === 0 ? null : (
          <Button
            size="sm"
            w="full"
            mt="3"
            colorPalette="accent"
            onClick={() => {
              setIsOpen(false);
              fold.current?.focus();
            }}
          >
            {foldAct}
          </Button>
        )}
      </Box>
    </Panel>
  );
}
