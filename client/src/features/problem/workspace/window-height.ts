/** Of the window below the bar, where there is one, and below the line about being offline. */
export function windowHeight(isFocused: boolean): string {
  return `calc(100dvh - ${isFocused ? '0rem' : '3rem'} - var(--banner, 0px))`;
}
