import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSystem } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { semanticColors } from './colors.ts';
import { system } from './system.ts';

const src = join(import.meta.dirname, '..', '..');

/** Names imported from Chakra anywhere in the client. */
function chakraImports(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of globSync('**/*.tsx', { cwd: src })) {
    const source = readFileSync(join(src, file), 'utf8');
    for (const [, list = ''] of source.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)) {
      for (const name of list.split(',')) names.add(name.trim().replace(/^type /, ''));
    }
  }
  return names;
}

test('every component that is used has its recipe, else it would render without a look', () => {
  const recipes = [...chakraImports()].map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const needed = recipes.filter((key) => defaultSystem.isRecipe(key) || defaultSystem.isSlotRecipe(key));
  const missing = needed.filter((key) => !system.isRecipe(key) && !system.isSlotRecipe(key));
  expect(needed.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

/** Relative luminance (WCAG 2.2). @param hex #rrggbb */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const schemes = ['_light', '_dark'] as const;
const palettes = ['gray', 'accent', 'green', 'red', 'amber', 'purple', 'teal'];

function color(name: string, role: string, scheme: (typeof schemes)[number]): string {
  const value = semanticColors[name]?.[role]?.value[scheme];
  if (value === undefined) throw new Error(`No colour ${name}.${role}`);
  return value;
}

test.each(schemes)('texts have a contrast of at least 4.5 on every surface they stand on (%s)', (scheme) => {
  const surfaces = ['DEFAULT', 'subtle', 'panel', 'muted'].map((role) => color('bg', role, scheme));
  const pairs = [
    ...['DEFAULT', 'muted', 'subtle'].flatMap((role) =>
      surfaces.map((surface) => [`fg.${role}`, color('fg', role, scheme), surface] as const),
    ),
    ...palettes.flatMap((name) => [
      [`${name}.fg on subtle`, color(name, 'fg', scheme), color(name, 'subtle', scheme)] as const,
      [`${name}.fg on panel`, color(name, 'fg', scheme), color('bg', 'panel', scheme)] as const,
      [`${name}.contrast on solid`, color(name, 'contrast', scheme), color(name, 'solid', scheme)] as const,
    ]),
  ];
  expect(
    pairs
      .filter(([, text, surface]) => contrast(text, surface) < 4.5)
      .map(([name, text, surface]) => `${name}: ${text} on ${surface}`),
  ).toEqual([]);
});
