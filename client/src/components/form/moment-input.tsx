import { Box, Button, chakra, Input, type InputProps } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { readTyped } from '../../lib/format/local-time.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { Icon } from '../icon/icon.tsx';

/** How a moment is written, in every language. */
const formats = { date: 'YYYY-MM-DD', 'datetime-local': 'YYYY-MM-DD HH:mm' } as const;
type MomentKind = keyof typeof formats;

/** Is this a kind of field that the browser would write in its own format? */
export function isMoment(kind: string | undefined): kind is MomentKind {
  return kind !== undefined && kind in formats;
}

interface MomentInputProps extends Omit<InputProps, 'type' | 'value' | 'onChange'> {
  readonly kind: MomentKind;
  /** As fields hold it (`toLocalText`); empty: none. */
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/**
 * A day or a moment in the format of the site, whatever the language of the browser, whose calendar opens beside it.
 * The form around it is not sent while what was typed names none.
 */
export function MomentInput({ kind, value, onValue, maxW, ...input }: MomentInputProps) {
  const t = useText();
  const faultId = useId();
  const field = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isFaultShown, setFaultShown] = useState(false);
  // What is typed stays as it is while it means the value.
  const isTyped = typed !== null && (readTyped(typed, kind) ?? '') === value;
  const isBroken = isTyped && value === '' && typed.trim() !== '';
  const isFaulty = isBroken && isFaultShown;

  const hold = useEffectEvent((event: Event) => {
    if (!isBroken) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    setFaultShown(true);
    field.current?.focus();
  });
  useEffect(() => {
    const form = field.current?.form;
    const listener = (event: Event) => hold(event);
    form?.addEventListener('submit', listener, { capture: true });
    return () => form?.removeEventListener('submit', listener, { capture: true });
  }, []);

  return (
    <Box flex="1" minW="0" maxW={maxW}>
      <Box position="relative">
        <Input
          ref={field}
          size="sm"
          pe="9"
          fontVariantNumeric="tabular-nums"
          autoComplete="off"
          spellCheck={false}
          placeholder={formats[kind]}
          {...input}
          type="text"
          value={isTyped ? typed : value.replace('T', ' ')}
          onChange={({ target }) => {
            setTyped(target.value);
            onValue(readTyped(target.value, kind) ?? '');
          }}
          onBlur={() => {
            setFaultShown(isBroken);
            if (!isBroken) setTyped(null);
          }}
          {...(isFaulty ? { 'aria-invalid': true, 'aria-describedby': faultId } : {})}
        />
        {/* The calendar comes from the browser: this field is only ever seen as that. */}
        <chakra.input
          ref={picker}
          type={kind}
          value={value}
          onChange={({ target }) => {
            setTyped(null);
            onValue(target.value);
          }}
          tabIndex={-1}
          aria-hidden="true"
          position="absolute"
          insetEnd="0"
          bottom="0"
          w="9"
          h="0"
          opacity="0"
          pointerEvents="none"
        />
        <Button
          type="button"
          size="2xs"
          variant="ghost"
          px="1"
          position="absolute"
          insetEnd="1.5"
          top="1.5"
          aria-label={t({ id: 'form.calendar' })}
          onClick={() => picker.current?.showPicker()}
        >
          <Icon name="calendar" />
        </Button>
      </Box>
      {isFaulty ? (
        <Box id={faultId} mt="1" fontSize="xs" color="fg.error">
          {t({ id: 'form.moment' }, { format: formats[kind] })}
        </Box>
      ) : null}
    </Box>
  );
}
