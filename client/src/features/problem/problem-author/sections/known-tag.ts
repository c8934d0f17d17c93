const hanPattern = /\p{Script=Han}/u;

/**
 * The known tag a typed name means: the full name, or the name in one of its languages ("排序" or "sorting" for "排序
 * Sorting"), in any case. Undefined: the name is new.
 */
export function knownTag(known: readonly string[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  return (
    known.find((name) => name.toLowerCase() === wanted) ??
    known.find((name) => namesIn(name.toLowerCase()).includes(wanted))
  );
}

/** Names of a tag in its languages, which brackets, slashes or words of another script set apart. */
function namesIn(tag: string): string[] {
  return tag.split(/[/()（）]/u).flatMap((part) => {
    const words = part.split(/\s/u).filter((word) => word !== '');
    const names: string[][] = [];
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      if (before === undefined || hanPattern.test(before) !== hanPattern.test(word)) names.push([word]);
      else names.at(-1)?.push(word);
    }
    return names.map((name) => name.join(' '));
  });
}
