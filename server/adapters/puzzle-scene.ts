/** Size of the picture, in pixels of the page (specification, section 9). */
export const puzzleWidth = 325;
export const puzzleHeight = 100;
/** Side of the square the piece lies in. */
export const pieceSize = 48;

/** A piece of a jigsaw: a square with a knob on top and one on its right. */
const piecePath = 'M1 12 H12 A7.5 7.5 0 1 1 24 12 H36 V24 A7.5 7.5 0 1 1 36 36 V47 H1 Z';

/** A whole number from `from` up to, but not, `to`. */
type Random = (from: number, to: number) => number;

/**
 * Skies by the time of day: colours from top to horizon, of the sun or moon, and of three ranges of hills from far to
 * near.
 */
const moods = [
  { sky: ['#8fc7f2', '#fdf1d8'], sun: '#fff6d5', hills: ['#9dbfca', '#6b9d93', '#3f6f5c'] },
  { sky: ['#f7a072', '#fde2c0'], sun: '#fff3d9', hills: ['#c98379', '#8f5a6d', '#57395a'] },
  { sky: ['#2c3a68', '#8f86b8'], sun: '#f5f0dc', hills: ['#5b5d92', '#3e4274', '#252a52'] },
  { sky: ['#b8e0d2', '#f6f3d7'], sun: '#ffffff', hills: ['#9cc3ad', '#6fa38d', '#44755f'] },
  { sky: ['#d6a4d8', '#fbdfe3'], sun: '#fff5ee', hills: ['#b58abf', '#84619b', '#574476'] },
] as const;

/** A landscape nobody has seen before, as SVG: sky, sun, clouds, hills and trees. */
export function sceneSvg(random: Random): string {
  const mood = moods[random(0, moods.length)] ?? moods[0];
  const sun = { x: random(30, 295), y: random(16, 40), r: random(9, 15) };
  const clouds = Array.from({ length: 4 }, () => cloud(random));
  const hills = mood.hills.map((colour, index) => hill(random, { colour, height: 46 + index * 16 }));
  const trees = Array.from({ length: 16 }, () => tree(random, mood.hills[2]));
  return svg(puzzleWidth, puzzleHeight, [
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">' +
      `<stop offset="0" stop-color="${mood.sky[0]}"/><stop offset="1" stop-color="${mood.sky[1]}"/>` +
      '</linearGradient></defs>',
    `<rect width="${puzzleWidth}" height="${puzzleHeight}" fill="url(#sky)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 2}" fill="${mood.sun}" opacity="0.25"/>` +
      `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${mood.sun}"/>`,
    ...clouds,
    ...hills,
    ...trees,
  ]);
}

/** What lies over the picture where the piece is missing. */
export const gapSvg = svg(pieceSize, pieceSize, [
  `<path d="${piecePath}" fill="#0b1020" fill-opacity="0.5" stroke="#ffffff" stroke-opacity="0.85" stroke-width="1"/>`,
]);
/** Where the piece is not see-through. */
export const pieceMaskSvg = svg(pieceSize, pieceSize, [`<path d="${piecePath}" fill="#000000"/>`]);
/** The rim of the piece: light on dark, to be seen on any ground. */
export const pieceEdgeSvg = svg(pieceSize, pieceSize, [
  `<path d="${piecePath}" fill="none" stroke="#0b1020" stroke-opacity="0.55" stroke-width="2"/>` +
    `<path d="${piecePath}" fill="none" stroke="#ffffff" stroke-width="1"/>`,
]);

function svg(width: number, height: number, parts: readonly string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
  );
}

function cloud(random: Random): string {
  const [x, y, width] = [random(0, puzzleWidth), random(8, 44), random(14, 34)];
  return [
    [0, 0, 1],
    [0.7, 2, 0.7],
    [-0.7, 2, 0.6],
  ]
    .map(
      ([dx = 0, dy = 0, size = 1]) =>
        `<ellipse cx="${x + dx * width}" cy="${y + dy}" rx="${width * size}" ry="${(width * size) / 4}" ` +
        'fill="#ffffff" opacity="0.4"/>',
    )
    .join('');
}

function hill(random: Random, { colour, height }: { readonly colour: string; readonly height: number }): string {
  const step = 65;
  const points = Array.from({ length: puzzleWidth / step + 2 }, (_, index) => ({
    x: (index - 0.5) * step,
    y: height + random(-13, 14),
  }));
  const curve = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] ?? { x: 0, y: height };
    const middle = (before.x + x) / 2;
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  });
  return (
    `<path d="M${points[0]?.x ?? 0} ${points[0]?.y ?? height} ${curve.join(' ')} ` +
    `V${puzzleHeight} H-40 Z" fill="${colour}"/>`
  );
}

function tree(random: Random, colour: string): string {
  const [x, foot, size] = [random(4, puzzleWidth - 4), random(78, 100), random(7, 15)];
  return (
    `<path d="M${x} ${foot - size} L${x + size / 3} ${foot} H${x - size / 3} Z" fill="${colour}" ` +
    'stroke="#ffffff" stroke-opacity="0.18" stroke-width="0.6"/>'
  );
}
