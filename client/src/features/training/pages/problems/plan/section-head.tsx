import { Box, Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { Markdown } from '../../../../../components/markdown/markdown.tsx';
import { TextLink } from '../../../../../components/text-link.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { useTraining } from '../../frame/training-context.ts';
import type { TrainingProblems_SectionFragment } from '../training-problems.generated.ts';
import { sectionAddress, sectionAnchor } from './section-anchor.ts';
import { SectionStateMark } from './section-state.tsx';
import { useOpenAnyway } from './use-open-anyway.ts';

interface SectionHeadProps {
  readonly section: TrainingProblems_SectionFragment;
  /** All of the list, for the names of required ones. */
  readonly sections: readonly TrainingProblems_SectionFragment[];
  readonly isUnfolded: boolean;
  readonly onUnfold: (isUnfolded: boolean) => void;
}

/** Title of a section with its state, and what it requires; it folds and unfolds the items below it. */
export function SectionHead({ section, sections, isUnfolded, onUnfold }: SectionHeadProps) {
  const t = useText();
  const { id: trainingId } = useTraining();
  const { id, title, description, viewerState, doneCount, neededCount, itemCount } = section;
  const { openAnyway, isOpening } = useOpenAnyway(section, () => onUnfold(true));
  const required = sections.filter((other) => section.requiredSectionIds.includes(other.id));
  return (
    <Box id={sectionAnchor(id)} scrollMarginTop="4rem" fontWeight="normal" color="fg">
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
        <Heading as="h2" size="sm" minW="0" flex="1 1 12rem" overflowWrap="anywhere">
          <Fold type="button" aria-expanded={isUnfolded} onClick={() => onUnfold(!isUnfolded)}>
            <Icon name={isUnfolded ? 'chevronDown' : 'chevronRight'} />
            {title}
          </Fold>
        </Heading>
        <SectionStateMark state={viewerState} />
        <chakra.span
          color="fg.muted"
          fontSize="xs"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
          title={
            section.needed === null
              ? t({ id: 'training.section.allNeeded' })
              : t({ id: 'training.section.someNeeded' }, { needed: neededCount, count: itemCount })
          }
        >
          {t({ id: 'training.section.doneOf' }, { done: Math.min(doneCount, neededCount), count: neededCount })}
        </chakra.span>
        {viewerState === 'WAITING' ? (
          <Button
            size="xs"
            variant="outline"
            disabled={isOpening}
            aria-label={t({ id: 'training.section.openAnywayOf' }, { title })}
            onClick={() => void openAnyway()}
          >
            {t({ id: 'training.section.openAnyway' })}
          </Button>
        ) : null}
      </Flex>
      {viewerState === 'WAITING' && required.length > 0 ? (
        <Flex ps="6" columnGap="2" wrap="wrap" color="fg.muted" fontSize="xs">
          {t({ id: 'training.section.requires' })}
          {required.map((other) => (
            <TextLink key={other.id} to={sectionAddress(trainingId, other.id)} fontSize="xs">
              {other.title}
            </TextLink>
          ))}
        </Flex>
      ) : null}
      {isUnfolded && description.trim() !== '' ? (
        <Box ps="6" pt="1" maxW="50rem" whiteSpace="normal">
          <Markdown source={description} />
        </Box>
      ) : null}
    </Box>
  );
}

const Fold = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    textAlign: 'start',
    cursor: 'button',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
});
