import { chakra } from '@chakra-ui/react';
import type { IconName } from '../../../../../components/icon/icon-paths.ts';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { message } from '../../../../../lib/intl/message.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import type { TrainingProblems_SectionFragment } from '../training-problems.generated.ts';

/** Progress of the viewer in a section. */
type SectionState = TrainingProblems_SectionFragment['viewerState'];

/** Shape, colour and words of a state. */
const sectionLooks = {
  DONE: { icon: 'check', color: 'green.fg', text: message({ id: 'training.section.complete' }) },
  OPEN: { icon: 'run', color: 'accent.fg', text: message({ id: 'training.section.open' }) },
  WAITING: { icon: 'clock', color: 'fg.muted', text: message({ id: 'training.section.waiting' }) },
} as const satisfies Record<SectionState, { icon: IconName; color: string; text: unknown }>;
const emptyLook = { icon: 'inbox', color: 'fg.muted', text: message({ id: 'training.section.empty' }) } as const;

interface SectionStateMarkProps {
  readonly section: Pick<TrainingProblems_SectionFragment, 'viewerState' | 'itemCount'>;
}

/** State of a section by shape, word and colour. */
export function SectionStateMark({ section: { viewerState, itemCount } }: SectionStateMarkProps) {
  const t = useText();
  const { icon, color, text } = itemCount === 0 ? emptyLook : sectionLooks[viewerState];
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" color={color} fontSize="xs" whiteSpace="nowrap">
      <Icon name={icon} size="3.5" />
      {t(text)}
    </chakra.span>
  );
}
