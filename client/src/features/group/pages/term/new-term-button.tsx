import { Button, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { TermDialog } from './term-dialog.tsx';

/** Makes a group for the next term from this one. */
export function NewTermButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Heading as="h2" size="md" mb="1">
        {t({ id: 'group.term' })}
      </Heading>
      <Text mb="3" fontSize="sm" color="fg.muted">
        {t({ id: 'group.term.hint' })}
      </Text>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {t({ id: 'group.term.make' })}
      </Button>
      {isOpen ? <TermDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
