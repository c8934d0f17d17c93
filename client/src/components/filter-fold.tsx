import { Button, chakra, Flex } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../lib/intl/use-text.ts';
import { useIsPhone } from '../lib/preferences/use-is-phone.ts';
import { Icon } from './icon/icon.tsx';

interface FilterFoldProps {
  /** How many of them narrow the list now. */
  readonly count: number;
  /** What matches ("12 problems"; empty: not known yet; null: all), and the act that shows it ("Show 12 problems"). */
  readonly found?: { readonly text: string | null; readonly act: string | null };
  readonly children: ReactNode;
}

/** Filters in a row; on a phone one button shows and hides them, and says how many are set. */
export function FilterFold({ count, found, children }: FilterFoldProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  if (!isPhone) return children;
  return (
    <>
      <Button
        ref={fold}
        size="sm"
        flexShrink="0"
        {...(count === 0 ? { variant: 'outline' } : { variant: 'subtle', colorPalette: 'accent' })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="lines" />
        {count === 0 ? t({ id: 'filters.label' }) : t({ id: 'filters.labelCount' }, { count })}
      </Button>
      {/* The number of matches has a line of its own, also before it is known; without one, the gap is taken back. */}
      <chakra.span
        aria-live="polite"
        alignSelf="center"
        fontSize="sm"
        color="fg.muted"
        {...(typeof found?.text === 'string' ? { flex: '1 1 100%', minH: '1lh' } : { ms: '-2' })}
      >
        {found?.text}
      </chakra.span>
      {isOpen ? (
        <Flex role="group" aria-label={t({ id: 'filters.label' })} gap="2" rowGap="3" wrap="wrap" flex="1 1 100%">
          {children}
          {typeof found?.act !== 'string' ? null : (
            <Button
              size="sm"
              flex="1 1 100%"
              colorPalette="accent"
              onClick={() => {
                setOpen(false);
                fold.current?.focus();
              }}
            >
              {found.act}
            </Button>
          )}
        </Flex>
      ) : null}
    </>
  );
}
