import { Box, chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { ScrollRow } from '../../../../../components/scroll-row.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { sectionAddress } from '../plan/section-anchor.ts';
import { SectionStateMark } from '../plan/section-state.tsx';
import type { TrainingProblems_SectionFragment } from '../training-problems.generated.ts';
import { roadmapLayout, type RoadmapLine, type RoadmapPlace } from './roadmap-layout.ts';

/** Sizes in px. */
const card = { width: 184, height: 80 };
const gap = { x: 56, y: 24 };
const margin = 16;
/** Frame of a card by its state: shape and colour. */
const frames = {
  DONE: { borderColor: 'green.solid', borderStyle: 'solid', borderWidth: '1px' },
  OPEN: { borderColor: 'accent.solid', borderStyle: 'solid', borderWidth: '2px' },
  WAITING: { borderColor: 'border.emphasized', borderStyle: 'dashed', borderWidth: '1px' },
} as const;

interface RoadmapProps {
  readonly trainingId: string;
  readonly sections: readonly TrainingProblems_SectionFragment[];
}

/** Sections from left to right, with lines from required ones. To screen readers it is a list of links. */
export function Roadmap({ trainingId, sections }: RoadmapProps) {
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
            const { id, title, viewerState, doneCount, neededCount } = section;
            const { x, y } = cornerOf(places.get(id));
            return (
              <Box as="li" key={id} position="absolute" style={{ left: x, top: y }}>
                <Card
                  to={sectionAddress(trainingId, id)}
                  style={{ width: card.width, height: card.height }}
                  title={title}
                  {...frames[viewerState]}
                >
                  <chakra.span fontWeight="medium" fontSize="sm" lineClamp="2" overflowWrap="anywhere">
                    {title}
                  </chakra.span>
                  <chakra.span display="flex" justifyContent="space-between" gap="2" fontSize="xs">
                    <SectionStateMark section={section} />
                    {neededCount === 0 ? null : (
                      <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                        {t(
                          { id: 'training.section.count' },
                          { done: Math.min(doneCount, neededCount), count: neededCount },
                        )}
                      </chakra.span>
                    )}
                  </chakra.span>
                </Card>
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

const Card = chakra(RouterLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    px: '2.5',
    py: '1.5',
    bg: 'bg.panel',
    borderRadius: 'l2',
    color: 'fg',
    textDecoration: 'none',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.subtle' },
  },
});
