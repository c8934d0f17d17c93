/** A sample between the marks that HOJ writes samples with. */
export interface MarkedSample {
  readonly input: string;
  readonly output: string;
}

/**
 * Samples of a text `<input>...</input><output>...</output>`, read in one pass; a sample without its end is left out.
 */
export function markedSamples(text: string): MarkedSample[] {
  const samples: MarkedSample[] = [];
  for (let at = 0; ;) {
    const from = text.indexOf('<input>', at);
    const input = from === -1 ? null : inputEnd(text, from);
    const outputEnd = input === null ? -1 : text.indexOf('</output>', input.outputStart);
    if (input === null || outputEnd === -1) return samples;
    samples.push({
      input: text.slice(from + '<input>'.length, input.end),
      output: text.slice(input.outputStart, outputEnd),
    });
    at = outputEnd;
  }
}

/** The first `</input>` that an `<output>` follows: an input may hold the mark itself. */
function inputEnd(text: string, from: number): { end: number; outputStart: number } | null {
  for (let end = text.indexOf('</input>', from); end !== -1; end = text.indexOf('</input>', end + 1)) {
    let next = end + '</input>'.length;
    while (/\s/u.test(text.charAt(next))) next += 1;
    if (text.startsWith('<output>', next)) return { end, outputStart: next + '<output>'.length };
  }
  return null;
}
