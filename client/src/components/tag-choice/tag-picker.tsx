import { Box, Button, chakra, Flex, Grid, Input, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import type { TagGroup } from './tag-group.ts';

interface TagPickerProps {
  /** Undefined while they are fetched. */
  readonly groups: readonly TagGroup[] | undefined;
  /** Ids of the chosen tags. */
  readonly selected: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** All tags of a bank by classification, in two columns; several can be chosen, problems must have each of them. */
export function TagPicker({ groups, selected, onChange }: TagPickerProps) {
  const t = useText();
  const [search, setSearch] = useState('');
  const toggle = (id: number) =>
    onChange(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  const matches = (name: string) => name.toLowerCase().includes(search.trim().toLowerCase());
  const shown = groups
    ?.map((group) => ({ ...group, tags: group.tags.filter((tag) => selected.includes(tag.id) || matches(tag.name)) }))
    .filter(({ tags }) => tags.length > 0);
  return (
    <>
      <Input
        size="xs"
        mb="3"
        type="search"
        aria-label={t({ id: 'problemList.searchTags' })}
        placeholder={t({ id: 'problemList.searchTags' })}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown === undefined ? <Skeleton h="24" /> : null}
      {shown?.length === 0 ? (
        <Box fontSize="xs" color="fg.muted">
          {t({ id: 'problemList.noTags' })}
        </Box>
      ) : null}
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3" alignItems="start">
        {shown?.map((group) => {
          const name = group.classification?.name ?? t({ id: 'problemList.unclassified' });
          return (
            <Box
              key={group.classification?.id ?? 'none'}
              role="group"
              aria-label={name}
              gridColumn={shown.length === 1 ? '1 / -1' : undefined}
              minW="0"
            >
              <Box fontSize="xs" color="fg.muted" mb="1" overflowWrap="anywhere">
                {name}
              </Box>
              <Flex wrap="wrap" gap="1" rowGap="lines">
                {group.tags.map((tag) => (
                  <TagButton
                    key={tag.id}
                    tag={tag}
                    isChosen={selected.includes(tag.id)}
                    onClick={() => toggle(tag.id)}
                  />
                ))}
              </Flex>
            </Box>
          );
        })}
      </Grid>
    </>
  );
}

interface TagButtonProps {
  readonly tag: TagGroup['tags'][number];
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

function TagButton({ tag, isChosen, onClick }: TagButtonProps) {
  return (
    <Button
      size="2xs"
      maxW="full"
      h="auto"
      minH="dense"
      py="0.5"
      whiteSpace="normal"
      textAlign="start"
      overflowWrap="anywhere"
      variant={isChosen ? 'solid' : 'subtle'}
      colorPalette={isChosen ? 'accent' : 'gray'}
      fontWeight="normal"
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {tag.name}
      <chakra.span opacity="0.8" fontVariantNumeric="tabular-nums">
        {tag.problemCount}
      </chakra.span>
    </Button>
  );
}
