import { isWithinBudget, ratioOf, type Figure, type Unit } from './figure.ts';

const headings = ['what', 'figure', 'baseline', 'ratio', 'budget', ''] as const;

/** Figures as lines of aligned columns, a heading first. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [headings, ...figures.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => align(cell, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, '-'.repeat(Math.max(...lines.map((line) => line.length))));
  return lines.join('\n');
}

function align(cell: string, width: number, column: number): string {
  return column === 0 || column === headings.length - 1 ? cell.padEnd(width) : cell.padStart(width);
}

function cellsOf(figure: Figure): string[] {
  const { what, value, unit, baseline } = figure;
  const ratio = ratioOf(figure);
  const isWithin = isWithinBudget(figure);
  return [
    what,
    quantity(value, unit),
    baseline === undefined ? '' : quantity(baseline, unit),
    ratio === null ? '' : `${ratio.toFixed(2)} x`,
    budgetText(figure),
    isWithin === null ? '' : isWithin ? 'ok' : figure.budget?.kind === 'least' ? 'UNDER' : 'OVER',
  ];
}

function budgetText({ budget, unit }: Figure): string {
  switch (budget?.kind) {
    case undefined:
      return '';
    case 'least':
      return `>= ${budget.least} ${unit}`;
    case 'figure':
      return `${budget.most} ${unit}`;
    case 'ratio':
      return `${budget.most.toFixed(1)} x`;
    case 'added':
      return `+${budget.most} ${unit}`;
  }
}

function quantity(amount: number, unit: Unit): string {
  if (unit === 'times') return String(amount);
  return `${amount.toFixed(amount < 10 ? 2 : amount < 1_000 ? 1 : 0)} ${unit}`;
}
