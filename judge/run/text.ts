/** Bytes that programs wrote, as text fit to be stored and shown. */

/**
 * Decodes UTF-8 leniently, drops what a database or a page cannot hold (NUL and other control characters except line
 * ends and tabs) and the white space at both ends, and bounds the length.
 *
 * @param maxCharacters longer texts end in a note that something was cut.
 */
export function readableText(bytes: Uint8Array, maxCharacters: number): string {
  return cutText(printable(bytes).trim(), maxCharacters);
}

/** The same for what a program gave as its output: white space at its ends stays, for it may be what is wrong. */
export function outputText(bytes: Uint8Array, maxCharacters: number): string {
  return cutText(printable(bytes), maxCharacters);
}

/**
 * The beginning of an output, with nothing said in it of what was left out.
 *
 * @param bytes of the output, more than 4 for each character that is kept where there are as many.
 */
export function outputBeginning(bytes: Uint8Array, maxCharacters: number): { text: string; isCut: boolean } {
  const text = printable(bytes);
  return text.length <= maxCharacters
    ? { text, isCut: bytes.length > 4 * maxCharacters }
    : { text: text.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, ''), isCut: true };
}

const cutMark = '\n[...]';

/** Bounds a text, telling so at its end. @param isCut something was left out before, which is told as well. */
export function cutText(text: string, maxCharacters: number, isCut = false): string {
  return text.length <= maxCharacters && !isCut
    ? text
    : text.slice(0, maxCharacters - cutMark.length).replace(/[\ud800-\udbff]$/, '') + cutMark;
}

/** Decodes UTF-8 leniently and drops what a database, a page or a terminal cannot hold. */
export function printable(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '');
}
