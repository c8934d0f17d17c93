/** What keys are called on a device. */
interface KeyNames {
  /** The one that commands begin with. */
  readonly command: string;
  /** Those that let Tab leave the code editor. */
  readonly leaveEditor: readonly string[];
}

/** Macs have Cmd where other devices have Ctrl. */
export function keyNamesOf(userAgent: string): KeyNames {
  return /Mac OS X/.test(userAgent)
    ? { command: '⌘', leaveEditor: ['Ctrl', 'Shift', 'M'] }
    : { command: 'Ctrl', leaveEditor: ['Ctrl', 'M'] };
}

/** What keys are called here. */
export const keyNames = keyNamesOf(navigator.userAgent);
