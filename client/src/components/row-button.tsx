import { Button } from '@chakra-ui/react';

interface RowButtonProps {
  /** With the name of the row, for screen readers. */
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** A button in a row of the management. */
export function RowButton({ label, isDisabled = false, onPress, children }: RowButtonProps) {
  return (
    <Button size="xs" variant="outline" disabled={isDisabled} aria-label={label} onClick={onPress}>
      {children}
    </Button>
  );
}

interface MoveButtonsProps {
  readonly labels: { readonly up: string; readonly down: string };
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (step: -1 | 1) => void;
}

/** Move a row one place up and down. */
export function MoveButtons({ labels, isFirst, isLast, onStep }: MoveButtonsProps) {
  return (
    <>
      <RowButton label={labels.up} isDisabled={isFirst} onPress={() => onStep(-1)}>
        ↑
      </RowButton>
      <RowButton label={labels.down} isDisabled={isLast} onPress={() => onStep(1)}>
        ↓
      </RowButton>
    </>
  );
}
