import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { CodeBlock } from '../../../../components/code-block/code-block.tsx';
import { LineStrip, placeOfLines, type MarkedLines } from '../../../../components/code-block/line-strip.tsx';
import { editorLanguage } from '../../../../components/code-editor/monaco-languages.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { partPalette } from './part-colors.ts';

interface MarkedCodeProps {
  readonly code: string;
  readonly languageKey: string;
  readonly label: string;
  /** The parts that are shared, each in its colour. */
  readonly parts: readonly MarkedLines[];
  /** Which part is looked at; null for none. */
  readonly current: number | null;
  /** Grows from 0 whenever the current part is to be brought into view. */
  readonly shownAt: number;
  readonly onChoose: (part: number) => void;
}

/** A program whose shared parts are coloured, and chosen by their line numbers or a click on their lines. */
export function MarkedCode({ code, languageKey, label, parts, current, shownAt, onChoose }: MarkedCodeProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(() => {
    const strip = current === null ? null : box.current?.querySelector<HTMLElement>(`[data-strip="${current}"]`);
    // A third from above, so that one sees what comes before; the page itself stands still.
    if (strip && box.current) box.current.scrollTop = strip.offsetTop - box.current.clientHeight / 3;
  });
  useEffect(() => {
    if (shownAt > 0) show();
  }, [shownAt]);
  return (
    <Box
      ref={box}
      position="relative"
      overflowY="auto"
      maxH={{ base: '45dvh', md: '70dvh' }}
      onClick={(event) => chooseAt(event, onChoose)}
    >
      <CodeBlock
        code={code}
        language={editorLanguage(languageKey).highlight}
        label={label}
        behind={parts.map((lines, index) => (
          <LineStrip
            key={index}
            data-strip={index}
            style={placeOfLines(lines)}
            colorPalette={partPalette(index)}
            bg={index === current ? 'colorPalette.muted' : 'colorPalette.subtle'}
          />
        ))}
        beside={parts.map((lines, index) => (
          <Mark
            key={index}
            type="button"
            style={placeOfLines(lines)}
            colorPalette={partPalette(index)}
            borderInlineStartWidth={index === current ? '4px' : '2px'}
            aria-pressed={index === current}
            aria-label={t({ id: 'maker.plagiarism.part' }, { number: index + 1, from: lines.from, to: lines.to })}
            onClick={() => onChoose(index)}
          />
        ))}
      />
    </Box>
  );
}

/** The buttons beside the lines do the same for those who use no mouse. Text that is being selected is left alone. */
function chooseAt({ target, clientX, clientY }: MouseEvent, onChoose: (part: number) => void): void {
  if ((target instanceof Element && target.closest('button')) || document.getSelection()?.isCollapsed === false) return;
  const strip = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLElement && element.dataset['strip'] !== undefined);
  if (strip instanceof HTMLElement) onChoose(Number(strip.dataset['strip']));
}

const Mark = chakra('button', {
  base: {
    position: 'absolute',
    insetInline: '0',
    cursor: 'button',
    borderColor: 'colorPalette.solid',
    focusVisibleRing: 'inside',
  },
});
