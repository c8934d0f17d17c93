/** A sentence with what separates it from what follows on its line: full-width punctuation brings its own space. */
export function withGap(sentence: string): string {
  return /[，。；：！？]$/.test(sentence) ? sentence : `${sentence} `;
}
