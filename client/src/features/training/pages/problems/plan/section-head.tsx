import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { Markdown } from '../../../../../components/markdown/markdown.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import type { TrainingProblems_SectionFragment } from '../training-problems.generated.ts';
import { sectionAnchor } from './section-anchor.ts';
import { SectionOpening } from './section-opening.tsx';
import { SectionStateMark } from './section-state.tsx';

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
  const { id, title, description, doneCount, neededCount, itemCount } = section;
  return (
    <Box id={sectionAnchor(id)} scrollMarginTop="4rem" fontWeight="normal" color="fg">
      <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
        <Heading as="h2" size="sm" minW="0" flex="1 1 12rem" overflowWrap="anywhere">
          <Fold type="button" aria-expanded={isUnfolded} onClick={() => onUnfold(!isUnfolded)}>
            <Icon name={isUnfolded ? 'chevronDown' : 'chevronRight'} />
            {title}
          </Fold>
        </Heading>
        {/* Below the title where there is no room beside it. */}
        <Flex align="baseline" columnGap="3" wrap="wrap" ps={{ base: '6', md: '0' }}>
          <SectionStateMark section={section} />
          {neededCount === 0 ? null : (
            <chakra.span
              fontSize="sm"
              fontWeight="medium"
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
          )}
        </Flex>
      </Flex>
      <SectionOpening section={section} sections={sections} onUnfold={onUnfold} />
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
