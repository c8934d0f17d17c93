import { Badge, Box, Button, Flex, Input } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { useProblemForm } from '../form/form-context.ts';
import { useAuthorTagsQuery } from './author-tags.generated.ts';
import { knownTag } from './known-tag.ts';

/** Longest name of a tag. */
const maxTag = 50;

/** The tags of the problem: known ones are offered while typing, new ones are created when the problem is saved. */
export function TagField() {
  const t = useText();
  const listId = useId();
  const { values, change } = useProblemForm();
  const { data } = useAuthorTagsQuery({ fetchPolicy: 'cache-first' });
  const [text, setText] = useState('');
  const known = [...new Set((data?.tagGroups ?? []).flatMap(({ tags }) => tags.map(({ name }) => name)))];
  const offered = known.filter((name) => !values.tags.includes(name));

  const add = () => {
    const typed = text.trim();
    if (typed === '') return;
    const name = knownTag(known, typed) ?? typed;
    if (values.tags.some((tag) => tag.toLowerCase() === name.toLowerCase()))
      return showToast('warning', t({ id: 'author.tags.error' }));
    change({ tags: [...values.tags, name] });
    setText('');
  };
  const remove = (name: string) => change({ tags: values.tags.filter((tag) => tag !== name) });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    }
    const last = values.tags.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };

  return (
    <FieldFrame path="tags" label={t({ id: 'author.tags' })} hint={t({ id: 'author.tags.hint' })}>
      <Flex gap="2" w="full">
        <Input
          size="sm"
          list={listId}
          maxLength={maxTag}
          value={text}
          placeholder={t({ id: 'author.tags.new' })}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <datalist id={listId}>
          {offered.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Button size="sm" variant="outline" disabled={text.trim() === ''} onClick={add}>
          {t({ id: 'author.add' })}
        </Button>
      </Flex>
      <Flex
        as="ul"
        listStyleType="none"
        wrap="wrap"
        gap="1"
        rowGap="lines"
        aria-label={t({ id: 'author.tags.chosen' })}
        _empty={{ display: 'none' }}
      >
        {values.tags.map((name) => (
          <Badge as="li" key={name} variant="subtle" fontWeight="normal" gap="0.5" pe="0.5">
            {name}
            <Button
              size="2xs"
              variant="ghost"
              h="calc({sizes.dense} - 0.25rem)"
              minW="calc({sizes.dense} - 0.25rem)"
              px="0"
              aria-label={t({ id: 'author.tags.remove' }, { name })}
              onClick={() => remove(name)}
            >
              <Box as="span" transform="scale(0.75)">
                <Icon name="close" />
              </Box>
            </Button>
          </Badge>
        ))}
      </Flex>
    </FieldFrame>
  );
}
