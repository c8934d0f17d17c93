import { Box, chakra } from '@chakra-ui/react';
import { ScrollRow } from '../../../../../components/scroll-row.tsx';
import type { TrainingRef } from '../../../../../lib/address/training-address.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../../../lib/preferences/use-is-phone.ts';
import type { TrainingProblems_SectionFragment } from '../training-problems.generated.ts';
import { roadmapLayout, type RoadmapLine, type RoadmapPlace } from './roadmap-layout.ts';
import { RoadmapStack } from './roadmap-stack.tsx';
import { SectionCard } from './section-card.tsx';

/** Sizes in px. */
const card = { width: 184, height: 80 };
const gap = { x: 56, y: 24 };
const margin = 16;

interface RoadmapProps {
  readonly training: TrainingRef;
  readonly sections: readonly TrainingProblems_SectionFragment[];
}

/** What is before what among the sections. To screen readers it is a list of links. */
export function Roadmap(props: RoadmapProps) {
  return useIsPhone() ? <RoadmapStack {...props} /> : <RoadmapMap {...props} />;
}

/** Sections from left to right, with lines from required ones. */
function RoadmapMap({ training, sections }: RoadmapProps) {
  const t = useText();
  const { places, lines, columns, rows } = roadmapLayout(sections);
  const done = new Set(sections.filter(({ viewerState }) => viewerState === 'DONE').map(({ id }) => id));
  const width = columns * (card.width + gap.x) - gap.x + 2 * margin;
  const height = rows * (card.height + gap.y) - gap.y + 2 * margin;
  return (
    <ScrollRow tabIndex={0} role="region" aria-label={t({ id: 'training.view.roadmap' })}>
      <Box position="relative" style={{ width, height }}>
        <chakra.svg position="absolute" inset="0" width={width} height={height} aria-hidden="true" fill="none">
          {lines.map((line) => (
            <chakra.path
              key={`${line.from} ${line.to}`}
              d={pathOf(line, places)}
              stroke={done.has(line.from) ? 'green.solid' : 'border.emphasized'}
              strokeWidth="1.5"
              strokeDasharray={done.has(line.from) ? undefined : '4 4'}
            />
          ))}
        </chakra.svg>
        <Box as="ol" listStyleType="none">
          {sections.map((section) => {
            const { x, y } = cornerOf(places.get(section.id));
            return (
              <Box as="li" key={section.id} position="absolute" style={{ left: x, top: y }}>
                <SectionCard training={training} section={section} size={card} />
              </Box>
            );
          })}
        </Box>
      </Box>
    </ScrollRow>
  );
}

/** Upper left corner of a place, in px. */
function cornerOf({ column, row }: RoadmapPlace = { column: 0, row: 0 }) {
  return { x: margin + column * (card.width + gap.x), y: margin + row * (card.height + gap.y) };
}

/** Curves from the right of a card to the left of another one, straight through the free places between them. */
function pathOf({ from, to, places: passed }: RoadmapLine, places: ReadonlyMap<string, RoadmapPlace>): string {
  const middle = card.height / 2;
  const start = cornerOf(places.get(from));
  let [x, y] = [start.x + card.width, start.y + middle];
  const parts = [`M${x} ${y}`];
  for (const place of [...passed, places.get(to)]) {
    const corner = cornerOf(place);
    const next = corner.y + middle;
    const half = (x + corner.x) / 2;
    parts.push(`C${half} ${y} ${half} ${next} ${corner.x} ${next}`, `H${corner.x + card.width}`);
    [x, y] = [corner.x + card.width, next];
  }
  // The last straight part would lie under the card.
  return parts.slice(0, -1).join('');
}
