import { Button, chakra, Input, type InputProps } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../lib/intl/use-text.ts';
import { useIsPhone } from '../lib/preferences/use-is-phone.ts';
import { Icon } from './icon/icon.tsx';

interface SearchFieldProps extends Omit<InputProps, 'onChange' | 'value' | 'defaultValue' | 'flexBasis'> {
  /** Width it asks for in its row. */
  readonly flexBasis?: Exclude<InputProps['flexBasis'], undefined>;
  readonly label: string;
  /** What stands in the empty field on a phone, where the label would be cut. */
  readonly short?: string;
  /** What is searched for now. */
  readonly value: string;
  /** Called on Enter, and when the field is left with another text in it. */
  readonly onSearch: (text: string) => void;
  /** Where a search costs nothing: it searches so long after the last key, too, in ms. */
  readonly typingMs?: number;
}

/** A field that searches on Enter, or by the button in it; it follows the address when that changes. */
export function SearchField({ label, short, value, onSearch, flexBasis = '0', typingMs, ...input }: SearchFieldProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const [text, setText] = useState(value);
  // What was typed since it was searched for stays when the address follows.
  const searched = useRef(value);
  useEffect(() => {
    if (value !== searched.current) setText(value);
    searched.current = value;
  }, [value]);
  const search = () => {
    if (text.trim() === value) return;
    searched.current = text.trim();
    onSearch(text.trim());
  };
  const isAwaited = typingMs === undefined && text.trim() !== value;
  const searchTyped = useEffectEvent(search);
  useEffect(() => {
    if (typingMs === undefined) return undefined;
    const timer = setTimeout(() => searchTyped(), typingMs);
    return () => clearTimeout(timer);
  }, [text, typingMs]);
  return (
    <chakra.form
      role="search"
      aria-label={label}
      position="relative"
      flexGrow="1"
      flexShrink="1"
      flexBasis={flexBasis}
      minW="0"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <chakra.span
        position="absolute"
        insetStart="2.5"
        zIndex="1"
        top="50%"
        transform="translateY(-50%)"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Icon name="search" />
      </chakra.span>
      <Input
        type="search"
        size="sm"
        ps="8"
        bg="bg.panel"
        aria-label={label}
        placeholder={isPhone ? (short ?? label) : label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={search}
        {...(isAwaited && { pe: '20' })}
        {...input}
      />
      {isAwaited ? (
        <Button
          type="submit"
          size="xs"
          colorPalette="accent"
          position="absolute"
          zIndex="1"
          insetEnd="1"
          top="50%"
          transform="translateY(-50%)"
        >
          {t({ id: 'search.go' })}
        </Button>
      ) : null}
    </chakra.form>
  );
}
