import { Badge } from '@chakra-ui/react';
import type { GroupClass_ClassFragment } from '../../../../components/group-class/group-classes.generated.ts';
import { message } from '../../../../lib/intl/message.ts';

type Color = NonNullable<GroupClass_ClassFragment['color']>;

/** Palettes of the site and names of the colours that labels have. */
const looks: Readonly<Record<Color, { readonly palette: string; readonly name: ReturnType<typeof message> }>> = {
  BLUE: { palette: 'accent', name: message({ id: 'group.class.blue' }) },
  GREEN: { palette: 'green', name: message({ id: 'group.class.green' }) },
  AMBER: { palette: 'amber', name: message({ id: 'group.class.amber' }) },
  RED: { palette: 'red', name: message({ id: 'group.class.red' }) },
  PURPLE: { palette: 'purple', name: message({ id: 'group.class.purple' }) },
  TEAL: { palette: 'teal', name: message({ id: 'group.class.teal' }) },
};

/** Colours of labels with their names, none first. */
export const colorNames: readonly (readonly [value: Color | '', name: ReturnType<typeof message>])[] = [
  ['', message({ id: 'group.class.noColor' })],
  ...(['BLUE', 'GREEN', 'AMBER', 'RED', 'PURPLE', 'TEAL'] as const).map((color) => [color, looks[color].name] as const),
];

/** The label of a class. */
export function ClassBadge({ of: { name, color } }: { readonly of: Pick<GroupClass_ClassFragment, 'name' | 'color'> }) {
  return (
    <Badge
      size="sm"
      variant="subtle"
      colorPalette={color === null ? 'gray' : looks[color].palette}
      whiteSpace="normal"
      overflowWrap="anywhere"
    >
      {name}
    </Badge>
  );
}
