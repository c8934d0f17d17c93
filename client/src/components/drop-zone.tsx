import { Button, Flex, type FlexProps } from '@chakra-ui/react';
import { useRef, useState, type DragEvent } from 'react';
import { Icon } from './icon/icon.tsx';

interface DropZoneProps extends Omit<FlexProps, 'onDrop'> {
  /** Text of the button for readers who do not drop. */
  readonly action: string;
  /** Draws the button as the main one. */
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
  /** All files are handed over; otherwise the first. */
  readonly isMultiple?: boolean;
  /** File types the dialog of the browser offers. */
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Shown below the button. */
  readonly hint?: FlexProps['children'];
}

/** A place to drop files on, with a button that chooses them. */
export function DropZone({
  action,
  isPrimary = false,
  isDisabled = false,
  isMultiple = false,
  accept,
  onFiles,
  hint,
  children,
  ...rest
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hand = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, isMultiple ? undefined : 1);
    if (!isDisabled && chosen.length > 0) onFiles(chosen);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    hand(event.dataTransfer.files);
  };
  return (
    <Flex
      px="4"
      align="center"
      justify="center"
      borderWidth="2px"
      borderStyle="dashed"
      borderRadius="l3"
      borderColor={isOver ? 'accent.solid' : 'border'}
      bg={isOver ? 'accent.subtle' : 'bg.subtle'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isDisabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      {...rest}
    >
      {children}
      <Button
        size="sm"
        colorPalette={isPrimary ? 'accent' : 'gray'}
        variant={isPrimary ? 'solid' : 'outline'}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        <Icon name="file" />
        {action}
      </Button>
      {hint}
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept}
        aria-label={action}
        onChange={({ target }) => {
          hand(target.files);
          // The same files can be chosen again.
          target.value = '';
        }}
      />
    </Flex>
  );
}
