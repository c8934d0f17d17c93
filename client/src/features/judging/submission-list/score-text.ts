/** The score of a submission as it is shown, with the full one where that is known; null when it has none. */
export function scoreText({
  score,
  totalScore,
}: {
  readonly score: number | null;
  readonly totalScore: number | null;
}): string | null {
  if (score === null) return null;
  return totalScore === null ? String(score) : `${score} / ${totalScore}`;
}
