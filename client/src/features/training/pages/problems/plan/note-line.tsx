import { Box, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { Markdown } from '../../../../../components/markdown/markdown.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { firstLine } from './first-line.ts';

/** A note of the author of the list: one line, and all of it in Markdown when it is unfolded. */
export function NoteLine({ source }: { readonly source: string }) {
  const t = useText();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  if (source.trim() === '') return null;
  return (
    <Box fontSize="xs" color="fg.muted" minW="0">
      <Unfold
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        title={t({ id: 'training.note' })}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name={isUnfolded ? 'chevronDown' : 'chevronRight'} size="3" />
        <chakra.span srOnly>{t({ id: 'training.note' })}: </chakra.span>
        <chakra.span truncate>{firstLine(source)}</chakra.span>
      </Unfold>
      <Box id={id} hidden={!isUnfolded} ps="4" color="fg">
        {isUnfolded ? <Markdown source={source} /> : null}
      </Box>
    </Box>
  );
}

const Unfold = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxW: 'full',
    minH: '6',
    cursor: 'button',
    textAlign: 'start',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
  },
});
