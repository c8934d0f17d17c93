const palettes = ['accent', 'amber', 'teal', 'purple', 'green'] as const;

/**
 * The palette of a part of two programs, the same on both sides; neighbours differ.
 *
 * @param index place of the part, from 0.
 */
export function partPalette(index: number): (typeof palettes)[number] {
  return palettes[index % palettes.length] ?? palettes[0];
}
