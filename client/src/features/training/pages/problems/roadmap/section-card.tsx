import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import type { TrainingRef } from '../../../../../lib/address/training-address.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { sectionAddress } from '../plan/section-anchor.ts';
import { SectionStateMark } from '../plan/section-state.tsx';
import type { TrainingProblems_SectionFragment } from '../training-problems.generated.ts';

/** Frame of a card by its state: shape and colour. */
const frames = {
  DONE: { borderColor: 'green.solid', borderStyle: 'solid', borderWidth: '1px' },
  OPEN: { borderColor: 'accent.solid', borderStyle: 'solid', borderWidth: '2px' },
  WAITING: { borderColor: 'border.emphasized', borderStyle: 'dashed', borderWidth: '1px' },
} as const;

interface SectionCardProps {
  readonly training: TrainingRef;
  readonly section: TrainingProblems_SectionFragment;
  /** A line below the title; empty: none. */
  readonly remark?: string;
  /** In px; absent: as large as its place and its words. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** A section of the roadmap: its title, state and count, leading to its items. */
export function SectionCard({ training, section, remark = '', size }: SectionCardProps) {
  const t = useText();
  const { id, title, viewerState, doneCount, neededCount } = section;
  return (
    <Card to={sectionAddress(training, id)} style={size} title={title} {...frames[viewerState]}>
      <chakra.span
        fontWeight="medium"
        fontSize="sm"
        lineClamp={size === undefined ? undefined : '2'}
        overflowWrap="anywhere"
      >
        {title}
      </chakra.span>
      {remark === '' ? null : (
        <chakra.span color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {remark}
        </chakra.span>
      )}
      <chakra.span display="flex" justifyContent="space-between" gap="2" fontSize="xs">
        <SectionStateMark section={section} />
        {neededCount === 0 ? null : (
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {t({ id: 'training.section.count' }, { done: Math.min(doneCount, neededCount), count: neededCount })}
          </chakra.span>
        )}
      </chakra.span>
    </Card>
  );
}

const Card = chakra(RouterLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '1',
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
