/** Between words of Chinese and words of another language, and at brackets and slashes. */
const languageBreak =
  /\s*[/()（）]\s*|(?<=\p{Script=Han})\s+(?!\p{Script=Han})|(?<!\p{Script=Han})\s+(?=\p{Script=Han})/u;

/**
 * The known tag a typed name means: the full name, or the name in one of its languages ("排序" or "sorting" for "排序
 * Sorting"), in any case. Undefined: the name is new.
 */
export function knownTag(known: readonly string[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  return (
    known.find((name) => name.toLowerCase() === wanted) ??
    known.find((name) => name.toLowerCase().split(languageBreak).includes(wanted))
  );
}
