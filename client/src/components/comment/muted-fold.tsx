import { Box } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { withGap } from '../../lib/intl/with-gap.ts';
import type { CommentWriter_WriterFragment } from './comments.generated.ts';
import { TextButton } from './text-button.tsx';

interface MutedFoldProps {
  readonly author: CommentWriter_WriterFragment;
  /** What the author wrote, and what is done with it. */
  readonly children: ReactNode;
}

/** Folds a text whose author the viewer muted; it is shown on demand. */
export function MutedFold({ author: { isMutedByViewer, username }, children }: MutedFoldProps) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const id = useId();
  if (!isMutedByViewer) return children;
  return (
    <>
      <Box fontSize="sm" color="fg.muted" my="1">
        {withGap(t({ id: 'comment.folded' }, { name: username }))}
        <TextButton aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
          {isShown ? t({ id: 'comment.fold' }) : t({ id: 'comment.showAnyway' })}
        </TextButton>
      </Box>
      <Box id={id} hidden={!isShown}>
        {isShown ? children : null}
      </Box>
    </>
  );
}
