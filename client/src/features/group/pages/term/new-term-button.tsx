import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { TermDialog } from './term-dialog.tsx';

/** Makes a group for the next term from this one. */
export function NewTermButton({ size }: { readonly size: 'xs' | 'sm' }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} variant="outline" onClick={() => setOpen(true)}>
        {t({ id: 'group.term.make' })}
      </Button>
      {isOpen ? <TermDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
