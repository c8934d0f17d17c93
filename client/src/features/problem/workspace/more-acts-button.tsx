import { Button, chakra, type ButtonProps } from '@chakra-ui/react';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { useText } from '../../../lib/intl/use-text.ts';

/** Something that can be done with a problem, or where else to go with it. */
export type Act = {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** Width of the window from which its words stand beside the icon; left out: they never do. */
  readonly namedFrom?: 'base' | 'xl' | '2xl';
} & ({ readonly to: string } | { readonly onPress: () => void });

/** Of what stands in the bar of a phone: its words are below its icon. */
export const barLook = { flexDirection: 'column', h: '11', px: '1.5', gap: '0.5', fontSize: '2xs' } as const;

/** Opens what a bar has no room for; shown, too, while that is loaded. */
export function MoreActsButton(props: ButtonProps) {
  const t = useText();
  return (
    <Button size="xs" variant="ghost" {...barLook} {...props}>
      <chakra.span aria-hidden lineHeight="1rem" fontSize="md">
        ⋯
      </chakra.span>
      {t({ id: 'problem.more' })}
    </Button>
  );
}
