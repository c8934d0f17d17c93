import { Box, Button, Flex, Heading, Input, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { useProblemTagsQuery } from './problem-list.generated.ts';

interface TagPickerProps {
  /** Ids of the chosen tags. */
  readonly selected: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** All tags by classification; several can be chosen, problems must have each of them. */
export function TagPicker({ selected, onChange }: TagPickerProps) {
  const t = useText();
  const [search, setSearch] = useState('');
  const { data } = useProblemTagsQuery({ fetchPolicy: 'cache-first' });
  const toggle = (id: number) => onChange(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  const matches = (name: string) => name.toLowerCase().includes(search.trim().toLowerCase());
  return (
    <Panel as="section" aria-label={t({ id: 'problem.tags' })} p="3" position={{ lg: 'sticky' }} top="16" maxH={{ lg: 'calc(100dvh - 5rem)' }} overflowY="auto">
      <Heading as="h2" size="sm" mb="2">
        {t({ id: 'problem.tags' })}
      </Heading>
      <Input size="xs" mb="2" aria-label={t({ id: 'problemList.searchTags' })} placeholder={t({ id: 'problemList.searchTags' })} value={search} onChange={(event) => setSearch(event.target.value)} />
      {data === undefined ? <Skeleton h="24" /> : null}
      {data?.tagGroups.map((group) => (
        <Box key={group.classification?.id ?? 'none'} mb="3">
          <Box fontSize="xs" color="fg.muted" mb="1">
            {group.classification?.name ?? t({ id: 'problemList.unclassified' })}
          </Box>
          <Flex wrap="wrap" gap="1">
            {group.tags
              .filter((tag) => selected.includes(tag.id) || matches(tag.name))
              .map((tag) => (
                <Button
                  key={tag.id}
                  size="2xs"
                  variant={selected.includes(tag.id) ? 'solid' : 'subtle'}
                  colorPalette={selected.includes(tag.id) ? 'accent' : 'gray'}
                  fontWeight="normal"
                  aria-pressed={selected.includes(tag.id)}
                  onClick={() => toggle(tag.id)}
                >
                  {tag.name}
                </Button>
              ))}
          </Flex>
        </Box>
      ))}
    </Panel>
  );
}
