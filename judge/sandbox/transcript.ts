/** What two joined programs said to each other, as the helper noted it (helper/relay.h). */

/** What one of them said before the other spoke again. */
export interface Utterance {
  readonly box: 'first' | 'second';
  readonly bytes: Buffer;
}

export interface Transcript {
  readonly utterances: readonly Utterance[];
  /** More was said than was noted. */
  readonly isCut: boolean;
}

const headBytes = 5;

/** @param notes the file; one that ends in the middle of a note is read up to there. */
export function readTranscript(notes: Buffer): Transcript {
  const utterances: { box: Utterance['box']; parts: Buffer[] }[] = [];
  let isCut = false;
  for (let at = 0; at + headBytes <= notes.length && !isCut;) {
    const box = notes[at] === 0 ? 'first' : 'second';
    const length = notes.readUInt32LE(at + 1);
    const part = notes.subarray(at + headBytes, at + headBytes + length);
    const last = utterances.at(-1);
    if (last?.box === box) last.parts.push(part);
    else if (length > 0) utterances.push({ box, parts: [part] });
    isCut = length === 0;
    at += headBytes + length;
  }
  return { utterances: utterances.map(({ box, parts }) => ({ box, bytes: Buffer.concat(parts) })), isCut };
}
