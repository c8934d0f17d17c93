import { Button, Flex } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import type { TagGroup } from './tag-group.ts';

interface ChosenTagsProps {
  readonly groups: readonly TagGroup[] | undefined;
  readonly selected: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** The tags the list is narrowed by, each with a way to take it off. */
export function ChosenTags({ groups, selected, onChange }: ChosenTagsProps) {
  const t = useText();
  if (selected.length === 0 || groups === undefined) return null;
  const names = new Map(groups.flatMap(({ tags }) => tags.map(({ id, name }) => [id, name])));
  return (
    <Flex
      as="ul"
      listStyleType="none"
      wrap="wrap"
      gap="1"
      rowGap="lines"
      mb="3"
      aria-label={t({ id: 'problemList.chosenTags' })}
    >
      {selected.map((id) => {
        // An id from a link may name a tag that is gone, or of another bank.
        const name = names.get(id) ?? t({ id: 'problemList.unknownTag' }, { id });
        return (
          <li key={id}>
            <Button
              size="2xs"
              colorPalette="accent"
              variant="subtle"
              aria-label={t({ id: 'problemList.removeTag' }, { name })}
              onClick={() => onChange(selected.filter((other) => other !== id))}
            >
              {name}
              <Icon name="close" size="3" />
            </Button>
          </li>
        );
      })}
    </Flex>
  );
}
