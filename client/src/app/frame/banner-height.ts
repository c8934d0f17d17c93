/**
 * Tells the height of a banner above the page, so that pages that are as high as the window leave room for it.
 *
 * @returns the `ref` of the banner.
 */
export function tellHeight(
  banner: 'maintenance' | 'offline',
): (element: HTMLElement | null) => (() => void) | undefined {
  const property = `--banner-${banner}`;
  return (element) => {
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty(property);
    };
  };
}
