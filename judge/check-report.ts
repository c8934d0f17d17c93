/** One thing that was looked at. `missing` keeps the judge from working, `absent` is only not offered. */
export interface ReportLine {
  readonly state: 'ok' | 'warn' | 'missing' | 'absent' | 'unknown';
  readonly topic: string;
  readonly detail: string;
  /** What the operator can do about it; null when there is nothing to do. */
  readonly fix: string | null;
}

export interface ReportSection {
  readonly title: string;
  readonly lines: readonly ReportLine[];
}

const marks: Readonly<Record<ReportLine['state'], string>> = {
  ok: '  ok',
  warn: '   !',
  missing: 'MISS',
  absent: '   -',
  unknown: '   ?',
};

/** The report as a terminal shows it. Pure. */
export function formatReport(sections: readonly ReportSection[]): {
  readonly text: string;
  readonly canJudge: boolean;
} {
  const lines = sections.flatMap((section) => section.lines);
  const width = Math.max(...lines.map(({ topic }) => topic.length));
  const canJudge = lines.every(({ state }) => state !== 'missing');
  const warnings = lines.filter(({ state }) => state === 'warn').length;
  const body = sections.map(({ title, lines: own }) =>
    [title, ...own.flatMap((line) => describe(line, width)), ''].join('\n'),
  );
  return { text: `${body.join('\n')}\n${conclusion(canJudge, warnings)}\n`, canJudge };
}

function describe({ state, topic, detail, fix }: ReportLine, width: number): string[] {
  const line = `${marks[state]}  ${topic.padEnd(width)}  ${detail}`;
  return fix === null ? [line] : [line, `${' '.repeat(6 + width)}  -> ${fix}`];
}

function conclusion(canJudge: boolean, warnings: number): string {
  if (!canJudge) return 'This machine cannot judge yet: see MISS above.';
  return warnings === 0
    ? 'This machine can judge.'
    : `This machine can judge. ${warnings} thing${warnings === 1 ? '' : 's'} could be better: see ! above.`;
}
