import { Box, type BoxProps } from '@chakra-ui/react';
import { useEffect, useRef, useState, type Ref } from 'react';

/** How wide an end fades. */
const fade = '2.5rem';

interface ScrollRowProps extends BoxProps {
  readonly ref?: Ref<HTMLDivElement>;
}

/** Scrolls sideways where its content is wider; an end fades while there is more behind it. */
export function ScrollRow({ ref, children, ...box }: ScrollRowProps) {
  const content = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ atStart: false, atEnd: false });
  useEffect(() => {
    const inner = content.current;
    const outer = inner?.parentElement;
    if (!inner || !outer) return;
    const measure = () => {
      const atStart = outer.scrollLeft > 1;
      const atEnd = outer.scrollLeft + outer.clientWidth < outer.scrollWidth - 1;
      setHidden((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(inner);
    sizes.observe(outer);
    outer.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      outer.removeEventListener('scroll', measure);
    };
  }, []);
  const [start, end] = [hidden.atStart ? fade : '0px', hidden.atEnd ? fade : '0px'];
  return (
    <Box
      ref={ref}
      overflowX="auto"
      style={{
        maskImage: `linear-gradient(to right, transparent, black ${start}, black calc(100% - ${end}), transparent)`,
      }}
      {...box}
    >
      <Box ref={content} h="full" w="max-content" minW="full">
        {children}
      </Box>
    </Box>
  );
}
