import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { Markdown } from '../../../../../components/markdown/markdown.tsx';
import { materialKinds } from '../../../../../components/training/material-kinds.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import type { TrainingProblems_MaterialFragment } from '../training-problems.generated.ts';
import { ItemBadges } from './item-badges.tsx';
import { NoteLine } from './note-line.tsx';
import { useTick } from './use-tick.ts';

interface MaterialProps {
  readonly material: TrainingProblems_MaterialFragment;
}

/** Ticks a step. */
export function MaterialTick({ material }: MaterialProps) {
  const t = useText();
  const { isDone, tick } = useTick(material);
  return (
    <Tick
      type="checkbox"
      checked={isDone}
      aria-label={t({ id: 'training.material.done' }, { title: material.title })}
      onChange={(event) => tick(event.target.checked)}
    />
  );
}

/** Title of a step: a text unfolds in place, all others open in another tab. */
export function MaterialStep({ material: { kind, title, content, url, isOptional } }: MaterialProps) {
  const t = useText();
  const textId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { icon, text } = materialKinds[kind];
  return (
    <Box minW="0">
      <Flex align="center" gap="1.5" minW="0">
        <chakra.span color="fg.muted" display="inline-flex" title={t(text)}>
          <Icon name={icon} />
          <chakra.span srOnly>{t(text)}</chakra.span>
        </chakra.span>
        <chakra.span minW="0" overflowWrap="anywhere">
          {kind === 'MARKDOWN' ? (
            <Title
              as="button"
              aria-expanded={isUnfolded}
              aria-controls={textId}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {title}
            </Title>
          ) : url === null ? (
            title
          ) : (
            <Title href={url} target="_blank" rel="noreferrer" color="accent.fg">
              {title}
            </Title>
          )}
          {kind === 'PLACEHOLDER' ? (
            <Badge size="sm" variant="outline" ms="2">
              {t({ id: 'training.material.elsewhere' })}
            </Badge>
          ) : null}
          <ItemBadges isOptional={isOptional} />
        </chakra.span>
      </Flex>
      {kind === 'MARKDOWN' ? (
        <Box id={textId} hidden={!isUnfolded} maxW="50rem" py="2">
          {isUnfolded ? <Markdown source={content} /> : null}
        </Box>
      ) : (
        <NoteLine source={content} />
      )}
    </Box>
  );
}

const Tick = chakra('input', {
  base: { display: 'block', boxSize: '4', accentColor: 'accent.solid', cursor: 'button', focusVisibleRing: 'outside' },
});

const Title = chakra('a', {
  base: {
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'button',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
