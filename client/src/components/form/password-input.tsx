import { Box, Button, chakra, Input, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';

/** A field for a secret, which can be looked at: phones have small keys. Needs the sentences of `page`. */
export function PasswordInput(input: Omit<InputProps, 'type'>) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const label = t({ id: 'form.showTyped' });
  return (
    <Box position="relative" flex="1" minW="0">
      <Input size="sm" w="full" pe="9" {...input} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <Button
        size="xs"
        variant="ghost"
        colorPalette="gray"
        px="1"
        position="absolute"
        insetEnd="0.5"
        top="50%"
        transform="translateY(-50%)"
        aria-pressed={isShown}
        aria-label={label}
        title={label}
        onClick={() => setShown(!isShown)}
      >
        <Eye isCrossed={isShown} />
      </Button>
    </Box>
  );
}

function Eye({ isCrossed }: { readonly isCrossed: boolean }) {
  return (
    <chakra.svg viewBox="0 0 16 16" boxSize="4" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M1.5 8C3 5.2 5.3 3.8 8 3.8s5 1.4 6.5 4.2c-1.5 2.8-3.8 4.2-6.5 4.2S3 10.8 1.5 8z" />
      <path d="M8 6.2a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6z" />
      {isCrossed ? <path d="M3 13L13 3" /> : null}
    </chakra.svg>
  );
}
