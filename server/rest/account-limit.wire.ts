/** Which accounts may take part, as the schema has it. */
export interface AccountLimit {
  readonly prefix: string;
  readonly suffix: string;
  readonly from: number;
  readonly to: number;
  readonly extra: readonly string[];
}

/** A limit as the wire writes it: one string of tagged parts, names apart by blanks. */
export function writeAccountLimit({ prefix, suffix, from, to, extra }: AccountLimit): string {
  return (
    `<prefix>${prefix}</prefix><suffix>${suffix}</suffix><start>${from}</start><end>${to}</end>` +
    `<extra>${extra.join(' ')}</extra>`
  );
}

/**
 * Reads what `writeAccountLimit` wrote; parts that are missing are empty. A number that is none becomes 0. Null: it has
 * none of the parts.
 */
export function readAccountLimit(text: string): AccountLimit | null {
  if (!/<(prefix|suffix|start|end|extra)>/u.test(text)) return null;
  const part = (name: string) => {
    const from = text.indexOf(`<${name}>`);
    const end = from === -1 ? -1 : text.indexOf(`</${name}>`, from);
    return end === -1 ? '' : text.slice(from + `<${name}>`.length, end);
  };
  const number = (name: string) => (/^\d{1,7}$/u.test(part(name).trim()) ? Number(part(name)) : 0);
  return {
    prefix: part('prefix'),
    suffix: part('suffix'),
    from: number('start'),
    to: number('end'),
    extra: part('extra')
      .split(/\s+/u)
      .filter((name) => name !== ''),
  };
}
