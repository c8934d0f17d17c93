/** Decided reports of an account. */
export interface ReportRecord {
  readonly accepted: number;
  readonly dismissed: number;
}

/**
 * Weight of a report, above 0 and below 2: twice the share of the reporter's accepted reports, as if there were one
 * accepted and one dismissed before. 1 without a record.
 */
export function reportWeight({ accepted, dismissed }: ReportRecord): number {
  return (2 * (accepted + 1)) / (accepted + dismissed + 2);
}
