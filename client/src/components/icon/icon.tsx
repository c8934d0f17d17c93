import { chakra } from '@chakra-ui/react';
import { iconPaths, type IconName } from './icon-paths.ts';

interface IconProps {
  readonly name: IconName;
  /** In 4 px steps. */
  readonly size?: string;
  readonly isFilled?: boolean;
}

/** A small picture beside a text that says the same; hidden from screen readers. */
export function Icon({ name, size = '4', isFilled = false }: IconProps) {
  return (
    <chakra.svg
      viewBox="0 0 16 16"
      boxSize={size}
      flexShrink="0"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {iconPaths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </chakra.svg>
  );
}
