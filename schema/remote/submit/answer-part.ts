/** Longest part of an answer that is kept, in characters. */
const maxLength = 8_000;

/** The part of an answer that is kept: its beginning, or what stands around a text that it holds. */
export function answerPart(answer: string, about: string | null): string {
  if (answer.length <= maxLength) return answer;
  const at = about === null ? 0 : Math.max(0, answer.indexOf(about));
  const start = Math.min(Math.max(0, at - maxLength / 2), answer.length - maxLength);
  return answer.slice(start, start + maxLength);
}
