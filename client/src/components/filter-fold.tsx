import { Button, Flex } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useText } from '../lib/intl/use-text.ts';
import { useIsPhone } from '../lib/preferences/use-is-phone.ts';
import { Icon } from './icon/icon.tsx';

interface FilterFoldProps {
  /** How many of them narrow the list now. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Filters in a row; on a phone one button shows and hides them, and says how many are set. */
export function FilterFold({ count, children }: FilterFoldProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return children;
  return (
    <>
      <Button
        size="sm"
        flexShrink="0"
        {...(count === 0 ? { variant: 'outline' } : { variant: 'subtle', colorPalette: 'accent' })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="lines" />
        {count === 0 ? t({ id: 'filters.label' }) : t({ id: 'filters.labelCount' }, { count })}
      </Button>
      {isOpen ? (
        <Flex role="group" aria-label={t({ id: 'filters.label' })} gap="2" rowGap="3" wrap="wrap" flex="1 1 100%">
          {children}
        </Flex>
      ) : null}
    </>
  );
}
