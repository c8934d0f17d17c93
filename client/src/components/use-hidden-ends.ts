import { useEffect, useState, type RefObject } from 'react';

/** Is there more of a row at its ends than what is seen of it? */
interface HiddenEnds {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/**
 * Which ends of something are out of view where the element around it scrolls sideways.
 *
 * @param content as wide as what is scrolled.
 */
export function useHiddenEnds(content: RefObject<HTMLElement | null>): HiddenEnds {
  const [hidden, setHidden] = useState<HiddenEnds>({ atStart: false, atEnd: false });
  useEffect(() => {
    const inner = content.current;
    const outer = inner?.parentElement;
    if (!inner || !outer) return undefined;
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
  }, [content]);
  return hidden;
}
