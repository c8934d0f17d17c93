import { Box, Button, chakra, Flex, Input, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useNoticeTargetsQuery, type NoticeTargetsQuery } from './notices.generated.ts';
import { targetsOf, textOf, type Target } from './targets.ts';

/** From the last key to the question, in ms. */
const debounceMs = 250;
/** Limits of the server. */
const maxLength = 100;
const maxTargets = 20;

interface TargetPickerProps {
  readonly label: string;
  /** Name of the search field. */
  readonly search: string;
  /** What is chosen, as `textOf` writes it. */
  readonly value: string;
  readonly offersOf: (found: NoticeTargetsQuery['search']) => readonly Target[];
  readonly onValue: (value: string) => void;
}

/** Chooses groups, classes or contests by their names. Enter takes the first that is found. */
export function TargetPicker({ label, search, value, offersOf, onValue }: TargetPickerProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useNoticeTargetsQuery({ variables: { text }, skip: text === '' });
  const chosen = targetsOf(value);
  const isSettled = text !== '' && text === typed.trim() && data !== undefined;
  const offers =
    text === '' || data === undefined
      ? []
      : offersOf(data.search).filter(({ id }) => !chosen.some((each) => each.id === id));
  const change = (targets: readonly Target[]) => {
    onValue(textOf(targets));
    // The button goes with what it named.
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form is not sent by a search.
    event.preventDefault();
    const [first] = offers;
    if (isSettled && first !== undefined) change([...chosen, first]);
  };
  return (
    <Stack as="fieldset" gap="1.5" minW="0">
      <chakra.legend fontSize="sm" fontWeight="medium" mb="1">
        {label}
      </chakra.legend>
      {chosen.length === 0 ? null : (
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="1" rowGap="lines" aria-label={label}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Button
                size="2xs"
                maxW="full"
                colorPalette="accent"
                variant="subtle"
                aria-label={t({ id: 'siteNotice.removeTarget' }, { name })}
                onClick={() => change(chosen.filter((each) => each.id !== id))}
              >
                {name}
                <Icon name="close" size="3" />
              </Button>
            </li>
          ))}
        </Flex>
      )}
      <Input
        ref={field}
        type="search"
        size="sm"
        aria-label={search}
        placeholder={search}
        autoComplete="off"
        maxLength={maxLength}
        disabled={chosen.length >= maxTargets}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      {offers.length === 0 ? null : (
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="1" rowGap="lines" aria-label={search}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <Button
                size="2xs"
                maxW="full"
                variant="outline"
                aria-label={t({ id: 'siteNotice.addTarget' }, { name: offer.name })}
                disabled={chosen.length >= maxTargets}
                onClick={() => change([...chosen, offer])}
              >
                {offer.name}
              </Button>
            </li>
          ))}
        </Flex>
      )}
      {/* Always there, since what comes in with its words is not read out. */}
      <Box role="status" fontSize="xs" color="fg.muted" _empty={{ mt: '-1.5' }}>
        {isSettled && offers.length === 0 ? t({ id: 'siteNotice.noTargets' }) : null}
      </Box>
    </Stack>
  );
}
