/** Of the window below the bar, where there is one, and below the banners above the page. */
export function windowHeight(isFocused: boolean): string {
  const bar = isFocused ? '0rem' : '3rem';
  return `calc(100dvh - ${bar} - var(--banner-offline, 0px) - var(--banner-maintenance, 0px))`;
}
