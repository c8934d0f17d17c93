/** What keys are called on a device. */
interface KeyNames {
  /** The one that commands begin with. */
  readonly command: string;
  /** The one that letters and digits are pressed with to go somewhere. */
  readonly alternative: string;
  /** Those that let Tab leave the code editor. */
  readonly leaveEditor: readonly string[];
}

/** Macs have Cmd where other devices have Ctrl, and Option where they have Alt. */
export function keyNamesOf(userAgent: string): KeyNames {
  return /Mac OS X/.test(userAgent)
    ? { command: '⌘', alternative: '⌥', leaveEditor: ['Ctrl', 'Shift', 'M'] }
    : { command: 'Ctrl', alternative: 'Alt', leaveEditor: ['Ctrl', 'M'] };
}

/** What keys are called here. */
export const keyNames = keyNamesOf(navigator.userAgent);
