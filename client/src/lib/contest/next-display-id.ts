/** The first letter no problem of the contest has; after Z, numbers go on. */
export function nextDisplayId(taken: readonly string[]): string {
  const names = new Set(taken.map((name) => name.toUpperCase()));
  const letters = Array.from({ length: 26 }, (_letter, index) => String.fromCharCode(65 + index));
  return (
    [...letters, ...Array.from({ length: taken.length + 1 }, (_number, index) => String(index + 27))].find(
      (name) => !names.has(name),
    ) ?? ''
  );
}
