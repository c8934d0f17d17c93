import { chakra } from '@chakra-ui/react';

/** Lines of a program: where they begin, how long they are, and the role of their colour. */
const code = [
  [0, 90, 'purple'],
  [0, 130, 'accent'],
  [0, 0, 'gray'],
  [0, 150, 'accent'],
  [24, 110, 'gray'],
  [24, 170, 'teal'],
  [24, 60, 'purple'],
  [48, 140, 'gray'],
  [48, 96, 'green'],
  [24, 84, 'gray'],
  [0, 24, 'accent'],
] as const;
/** Cases of a run: the role of their colour and the outline of their mark on a grid of 16. */
const cases = [
  ['green', 'M3 8.5l3.2 3.2L13 4.8'],
  ['green', 'M3 8.5l3.2 3.2L13 4.8'],
  ['red', 'M4 4l8 8M12 4l-8 8'],
  ['green', 'M3 8.5l3.2 3.2L13 4.8'],
  ['green', 'M3 8.5l3.2 3.2L13 4.8'],
] as const;

const Rect = chakra('rect');

/** A program and its verdicts, in the colours of the page: a picture that costs no request. */
export function WelcomePicture() {
  return (
    <chakra.svg
      viewBox="0 0 520 440"
      w="full"
      h="full"
      preserveAspectRatio="xMaxYMid slice"
      // Of what is seen: a narrow window cuts the left part, and words lie there.
      maskImage="linear-gradient(to right, transparent, #000 55%)"
    >
      <defs>
        <pattern id="home-dots" width="20" height="20" patternUnits="userSpaceOnUse">
          <chakra.circle cx="2" cy="2" r="1.4" fill="border.emphasized" />
        </pattern>
      </defs>
      <rect width="520" height="440" fill="url(#home-dots)" />
      <g transform="translate(150 62)">
        <Rect width="330" height="316" rx="14" fill="bg.subtle" stroke="border" />
        <Rect width="330" height="34" rx="14" fill="bg.muted" />
        <Rect y="20" width="330" height="14" fill="bg.muted" />
        {['red', 'amber', 'green'].map((color, index) => (
          <chakra.circle key={color} cx={22 + index * 18} cy="17" r="5" fill={`${color}.emphasized`} />
        ))}
        {code.map(([x, width, color], index) => (
          <Rect
            key={`${x} ${width} ${color}`}
            x={24 + x}
            y={54 + index * 22}
            width={width}
            height="9"
            rx="4.5"
            fill={`${color}.emphasized`}
          />
        ))}
      </g>
      <g transform="translate(352 196)">
        <Rect width="136" height="206" rx="12" fill="bg.panel" stroke="border.emphasized" />
        {cases.map(([color, mark], index) => (
          <g key={index} transform={`translate(16 ${18 + index * 36})`}>
            <Rect width="26" height="26" rx="13" fill={`${color}.muted`} />
            <g transform="translate(5 5)">
              <chakra.path
                d={mark}
                fill="none"
                stroke={`${color}.fg`}
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </g>
            <Rect x="38" y="9" width={index % 2 === 0 ? 62 : 48} height="8" rx="4" fill="bg.emphasized" />
          </g>
        ))}
      </g>
    </chakra.svg>
  );
}
