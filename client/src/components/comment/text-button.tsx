import { Button, type ButtonProps } from '@chakra-ui/react';

/** A quiet act below a text. */
export function TextButton(props: ButtonProps) {
  return <Button size="xs" variant="ghost" px="2" color="fg.muted" {...props} />;
}
