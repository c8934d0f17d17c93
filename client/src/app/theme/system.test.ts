import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSystem } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { colorDistance, linearRgb, visions } from '../../testing/color-vision.ts';
import { semanticColors } from './colors.ts';
import { createLook } from './system.ts';

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

const system = createLook();

test('every component that is used has its recipe, else it would render without a look', () => {
  const recipes = [...chakraImports()].map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const needed = recipes.filter((key) => defaultSystem.isRecipe(key) || defaultSystem.isSlotRecipe(key));
  const missing = needed.filter((key) => !system.isRecipe(key) && !system.isSlotRecipe(key));
  expect(needed.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

const sources = globSync('**/*.tsx', { cwd: src }).map((file) => readFileSync(join(src, file), 'utf8'));

test.each(['button', 'badge', 'input', 'kbd', 'heading'])(
  'every size and variant of a %s that is used exists',
  (key) => {
    const { variants } = system.getRecipe(key) as { readonly variants?: Readonly<Record<string, object>> };
    const tag = new RegExp(`<${key.charAt(0).toUpperCase()}${key.slice(1)}\\b[^<>]*?\\b(size|variant)="([^"]+)"`, 'g');
    const used = sources.flatMap((source) =>
      [...source.matchAll(tag)].map(([, prop = '', value = '']) => [prop, value]),
    );
    const missing = used.filter(([prop = '', value = '']) => !Object.hasOwn(variants?.[prop] ?? {}, value));
    expect(missing.map((one) => one.join(' '))).toEqual([]);
  },
);

test('a finger gets higher buttons and fields than a mouse', () => {
  const css = JSON.stringify(system.getTokenCss());
  expect(css).toMatch(/"@media \(pointer: coarse\)":\{[^}]*"--v-sizes-control":"2.75rem"/);
  expect(css).toMatch(/"@media \(pointer: coarse\)":\{[^}]*"--v-sizes-dense":"2rem"/);
  expect(css).toContain('"--v-sizes-control":"2.25rem"');
  expect(css).toContain('"--v-sizes-dense":"1.5rem"');
  expect(JSON.stringify(system.css({ h: 'control' }))).toContain('--v-sizes-control');
});

test('every size of letters that is used exists', () => {
  const used = sources.flatMap((source) =>
    [...source.matchAll(/fontSize(?:=|: )(?:"|'|\{\{|\{ )([^}"]*)/g)].flatMap(([, text = '']) =>
      [...text.matchAll(/\b(?:\dxs|xs|sm|md|lg|\d?xl)\b(?!:)/g)].map(([size]) => size),
    ),
  );
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((size) => system.token(`fontSizes.${size}`) === undefined)).toEqual([]);
});

test('titles of pages come from one component', () => {
  const others = [
    'page-header',
    'statement-panel',
    'own-work',
    'welcome',
    'ceremony-start',
    'ceremony-show',
    'offline',
  ];
  const files = globSync('**/*.tsx', { cwd: src }).filter((file) => !others.some((name) => file.includes(name)));
  expect(files.filter((file) => readFileSync(join(src, file), 'utf8').includes('<Heading as="h1"'))).toEqual([]);
});

/** Relative luminance (WCAG 2.2). @param hex #rrggbb */
function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
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

/** Least distance in OKLab of two verdicts; 0.02 can just be told apart side by side. */
const leastDistance = 0.1;

test.each(schemes.flatMap((scheme) => visions.map((vision) => ({ scheme, vision }))))(
  'filled verdict colours can be told apart by everyone ($scheme, $vision)',
  ({ scheme, vision }) => {
    const solids = palettes.map((name) => ({ name, hex: color(name, 'solid', scheme) }));
    const close = solids.flatMap((one, index) =>
      solids
        .slice(index + 1)
        .filter((other) => colorDistance(one.hex, other.hex, vision) < leastDistance)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(close).toEqual([]);
  },
);

test.each(schemes)(
  'filled verdict colours have a contrast of at least 3 on panels, as parts of pictures (%s)',
  (scheme) => {
    const panel = color('bg', 'panel', scheme);
    expect(palettes.filter((name) => contrast(color(name, 'solid', scheme), panel) < 3)).toEqual([]);
  },
);
