import { Button, Flex } from '@chakra-ui/react';
import { TextLink } from '../../../../../components/text-link.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { useTraining } from '../../frame/training-context.ts';
import type { TrainingProblems_SectionFragment } from '../training-problems.generated.ts';
import { sectionAddress } from './section-anchor.ts';
import { useOpening } from './use-opening.ts';

interface SectionOpeningProps {
  readonly section: TrainingProblems_SectionFragment;
  /** All of the list, for the names of required ones. */
  readonly sections: readonly TrainingProblems_SectionFragment[];
  readonly onUnfold: (isUnfolded: boolean) => void;
}

/** What a waiting section requires, with the way to open it anyway; of one that was opened so, the way back. */
export function SectionOpening({ section, sections, onUnfold }: SectionOpeningProps) {
  const t = useText();
  const training = useTraining();
  const { setOpen, isSending } = useOpening(section);
  const { title, viewerState, viewerHasOpened, requiredSectionIds } = section;
  const required = sections.filter(({ id }) => requiredSectionIds.includes(id));
  const isWaiting = viewerState === 'WAITING';
  const isEarly =
    viewerState === 'OPEN' && viewerHasOpened && required.some((other) => other.doneCount < other.neededCount);
  if (!isWaiting && !isEarly) return null;
  const [action, name] = isWaiting
    ? [t({ id: 'training.section.openAnyway' }), t({ id: 'training.section.openAnywayOf' }, { title })]
    : [t({ id: 'training.section.waitAgain' }), t({ id: 'training.section.waitAgainOf' }, { title })];
  const change = async () => {
    if (isSending) return;
    if (await setOpen(isWaiting)) onUnfold(isWaiting);
  };
  return (
    <Flex ps="6" columnGap="2" rowGap="1" wrap="wrap" align="center" color="fg.muted" fontSize="xs">
      {isWaiting ? t({ id: 'training.section.requires' }) : t({ id: 'training.section.isEarly' })}
      {isWaiting
        ? required.map((other) => (
            <TextLink key={other.id} to={sectionAddress(training, other.id)} fontSize="xs">
              {other.title}
            </TextLink>
          ))
        : null}
      {/* Not disabled, which would take the focus from it before it becomes the way back. */}
      <Button size="2xs" variant="outline" aria-disabled={isSending} aria-label={name} onClick={() => void change()}>
        {action}
      </Button>
    </Flex>
  );
}
