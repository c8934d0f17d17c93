import { Button, type ButtonProps } from '@chakra-ui/react';
import { useIsArchived } from './archived-place.ts';

/** A button that saves or changes something; disabled in archived groups, where the server would refuse it. */
export function ChangeButton({ disabled = false, ...button }: ButtonProps) {
  const isArchived = useIsArchived();
  return <Button {...button} disabled={isArchived || disabled} />;
}
