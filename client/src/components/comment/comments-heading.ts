/** Marks the heading of the comments of a page. */
export const commentsHeadingProps = { 'data-comments': '', tabIndex: -1 } as const;

/** Where the focus goes when the text that had it is gone. */
export function commentsHeading(): HTMLElement | null {
  return document.querySelector('[data-comments]');
}
