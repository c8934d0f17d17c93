import { Switch } from '@chakra-ui/react';

interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off. */
export function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <Switch.Root colorPalette="accent" checked={checked} onCheckedChange={(details) => onChange(details.checked)}>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label fontSize="sm">{label}</Switch.Label>
    </Switch.Root>
  );
}
