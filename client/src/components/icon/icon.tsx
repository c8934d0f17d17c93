import { chakra } from '@chakra-ui/react';
import { iconPaths, type IconName } from './icon-paths.ts';

/**
 * A small picture beside a text that says the same; hidden from screen readers.
 *
 * @param size in 4 px steps, 4 by default.
 */
export function Icon({ name, size = '4' }: { readonly name: IconName; readonly size?: string }) {
  return (
    <chakra.svg
      viewBox="0 0 16 16"
      boxSize={size}
      flexShrink="0"
      fill="none"
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
